// Filled by the next steps.
