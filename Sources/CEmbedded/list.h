// Every file of `Templates/`. `NETLAYER_UPDATE=1 swift test --filter EmbeddedTemplatesTests` writes this. That the
// compiler looks for a file makes the build watch it.
#if __has_include("base/caching/cache_key.stencil")
EMBED(netlayer_template_base_caching_cache_key_stencil, "base/caching/cache_key.stencil")
#endif
#if __has_include("base/caching/cached.stencil")
EMBED(netlayer_template_base_caching_cached_stencil, "base/caching/cached.stencil")
#endif
#if __has_include("base/caching/cached_body.stencil")
EMBED(netlayer_template_base_caching_cached_body_stencil, "base/caching/cached_body.stencil")
#endif
#if __has_include("base/caching/cached_call.stencil")
EMBED(netlayer_template_base_caching_cached_call_stencil, "base/caching/cached_call.stencil")
#endif
#if __has_include("base/caching/updates.stencil")
EMBED(netlayer_template_base_caching_updates_stencil, "base/caching/updates.stencil")
#endif
#if __has_include("base/channels/channel.stencil")
EMBED(netlayer_template_base_channels_channel_stencil, "base/channels/channel.stencil")
#endif
#if __has_include("base/channels/channel_call.stencil")
EMBED(netlayer_template_base_channels_channel_call_stencil, "base/channels/channel_call.stencil")
#endif
#if __has_include("base/channels/channel_connection.stencil")
EMBED(netlayer_template_base_channels_channel_connection_stencil, "base/channels/channel_connection.stencil")
#endif
#if __has_include("base/channels/channel_implementation.stencil")
EMBED(netlayer_template_base_channels_channel_implementation_stencil, "base/channels/channel_implementation.stencil")
#endif
#if __has_include("base/channels/channel_parameters.stencil")
EMBED(netlayer_template_base_channels_channel_parameters_stencil, "base/channels/channel_parameters.stencil")
#endif
#if __has_include("base/channels/channel_protocol.stencil")
EMBED(netlayer_template_base_channels_channel_protocol_stencil, "base/channels/channel_protocol.stencil")
#endif
#if __has_include("base/client/attempt.stencil")
EMBED(netlayer_template_base_client_attempt_stencil, "base/client/attempt.stencil")
#endif
#if __has_include("base/client/await.stencil")
EMBED(netlayer_template_base_client_await_stencil, "base/client/await.stencil")
#endif
#if __has_include("base/client/call.stencil")
EMBED(netlayer_template_base_client_call_stencil, "base/client/call.stencil")
#endif
#if __has_include("base/client/client_call.stencil")
EMBED(netlayer_template_base_client_client_call_stencil, "base/client/client_call.stencil")
#endif
#if __has_include("base/client/client_function.stencil")
EMBED(netlayer_template_base_client_client_function_stencil, "base/client/client_function.stencil")
#endif
#if __has_include("base/client/client_shared.stencil")
EMBED(netlayer_template_base_client_client_shared_stencil, "base/client/client_shared.stencil")
#endif
#if __has_include("base/client/client_type.stencil")
EMBED(netlayer_template_base_client_client_type_stencil, "base/client/client_type.stencil")
#endif
#if __has_include("base/client/client_value.stencil")
EMBED(netlayer_template_base_client_client_value_stencil, "base/client/client_value.stencil")
#endif
#if __has_include("base/client/mapped_body.stencil")
EMBED(netlayer_template_base_client_mapped_body_stencil, "base/client/mapped_body.stencil")
#endif
#if __has_include("base/client/mapped_value.stencil")
EMBED(netlayer_template_base_client_mapped_value_stencil, "base/client/mapped_value.stencil")
#endif
#if __has_include("base/client/stream_format.stencil")
EMBED(netlayer_template_base_client_stream_format_stencil, "base/client/stream_format.stencil")
#endif
#if __has_include("base/containers/dependency_mocks.stencil")
EMBED(netlayer_template_base_containers_dependency_mocks_stencil, "base/containers/dependency_mocks.stencil")
#endif
#if __has_include("base/containers/dependency_values.stencil")
EMBED(netlayer_template_base_containers_dependency_values_stencil, "base/containers/dependency_values.stencil")
#endif
#if __has_include("base/containers/environment_values.stencil")
EMBED(netlayer_template_base_containers_environment_values_stencil, "base/containers/environment_values.stencil")
#endif
#if __has_include("base/containers/factory_container.stencil")
EMBED(netlayer_template_base_containers_factory_container_stencil, "base/containers/factory_container.stencil")
#endif
#if __has_include("base/containers/factory_mocks.stencil")
EMBED(netlayer_template_base_containers_factory_mocks_stencil, "base/containers/factory_mocks.stencil")
#endif
#if __has_include("base/containers/live_repository.stencil")
EMBED(netlayer_template_base_containers_live_repository_stencil, "base/containers/live_repository.stencil")
#endif
#if __has_include("base/containers/sampled_repository.stencil")
EMBED(netlayer_template_base_containers_sampled_repository_stencil, "base/containers/sampled_repository.stencil")
#endif
#if __has_include("base/entities/conversions.stencil")
EMBED(netlayer_template_base_entities_conversions_stencil, "base/entities/conversions.stencil")
#endif
#if __has_include("base/entities/mapper.stencil")
EMBED(netlayer_template_base_entities_mapper_stencil, "base/entities/mapper.stencil")
#endif
#if __has_include("base/forwarders/forwarders.stencil")
EMBED(netlayer_template_base_forwarders_forwarders_stencil, "base/forwarders/forwarders.stencil")
#endif
#if __has_include("base/forwarders/renamed.stencil")
EMBED(netlayer_template_base_forwarders_renamed_stencil, "base/forwarders/renamed.stencil")
#endif
#if __has_include("base/liveReads/live.stencil")
EMBED(netlayer_template_base_liveReads_live_stencil, "base/liveReads/live.stencil")
#endif
#if __has_include("base/liveReads/live_call.stencil")
EMBED(netlayer_template_base_liveReads_live_call_stencil, "base/liveReads/live_call.stencil")
#endif
#if __has_include("base/liveReads/live_events.stencil")
EMBED(netlayer_template_base_liveReads_live_events_stencil, "base/liveReads/live_events.stencil")
#endif
#if __has_include("base/liveReads/live_item.stencil")
EMBED(netlayer_template_base_liveReads_live_item_stencil, "base/liveReads/live_item.stencil")
#endif
#if __has_include("base/liveReads/live_method.stencil")
EMBED(netlayer_template_base_liveReads_live_method_stencil, "base/liveReads/live_method.stencil")
#endif
#if __has_include("base/liveReads/live_value.stencil")
EMBED(netlayer_template_base_liveReads_live_value_stencil, "base/liveReads/live_value.stencil")
#endif
#if __has_include("base/mocks/mock.stencil")
EMBED(netlayer_template_base_mocks_mock_stencil, "base/mocks/mock.stencil")
#endif
#if __has_include("base/mocks/mock_answer.stencil")
EMBED(netlayer_template_base_mocks_mock_answer_stencil, "base/mocks/mock_answer.stencil")
#endif
#if __has_include("base/mocks/mock_arguments.stencil")
EMBED(netlayer_template_base_mocks_mock_arguments_stencil, "base/mocks/mock_arguments.stencil")
#endif
#if __has_include("base/mocks/mock_body.stencil")
EMBED(netlayer_template_base_mocks_mock_body_stencil, "base/mocks/mock_body.stencil")
#endif
#if __has_include("base/mocks/mock_channel.stencil")
EMBED(netlayer_template_base_mocks_mock_channel_stencil, "base/mocks/mock_channel.stencil")
#endif
#if __has_include("base/mocks/mock_channel_class.stencil")
EMBED(netlayer_template_base_mocks_mock_channel_class_stencil, "base/mocks/mock_channel_class.stencil")
#endif
#if __has_include("base/mocks/mock_input.stencil")
EMBED(netlayer_template_base_mocks_mock_input_stencil, "base/mocks/mock_input.stencil")
#endif
#if __has_include("base/mocks/mock_labels.stencil")
EMBED(netlayer_template_base_mocks_mock_labels_stencil, "base/mocks/mock_labels.stencil")
#endif
#if __has_include("base/mocks/mock_page.stencil")
EMBED(netlayer_template_base_mocks_mock_page_stencil, "base/mocks/mock_page.stencil")
#endif
#if __has_include("base/mocks/mock_parents.stencil")
EMBED(netlayer_template_base_mocks_mock_parents_stencil, "base/mocks/mock_parents.stencil")
#endif
#if __has_include("base/mocks/mock_repository.stencil")
EMBED(netlayer_template_base_mocks_mock_repository_stencil, "base/mocks/mock_repository.stencil")
#endif
#if __has_include("base/mocks/mock_resource.stencil")
EMBED(netlayer_template_base_mocks_mock_resource_stencil, "base/mocks/mock_resource.stencil")
#endif
#if __has_include("base/mocks/mock_use_case.stencil")
EMBED(netlayer_template_base_mocks_mock_use_case_stencil, "base/mocks/mock_use_case.stencil")
#endif
#if __has_include("base/mocks/mock_use_case_class.stencil")
EMBED(netlayer_template_base_mocks_mock_use_case_class_stencil, "base/mocks/mock_use_case_class.stencil")
#endif
#if __has_include("base/mocks/mock_use_case_method.stencil")
EMBED(netlayer_template_base_mocks_mock_use_case_method_stencil, "base/mocks/mock_use_case_method.stencil")
#endif
#if __has_include("base/mocks/mock_use_case_spy.stencil")
EMBED(netlayer_template_base_mocks_mock_use_case_spy_stencil, "base/mocks/mock_use_case_spy.stencil")
#endif
#if __has_include("base/mocks/replies.stencil")
EMBED(netlayer_template_base_mocks_replies_stencil, "base/mocks/replies.stencil")
#endif
#if __has_include("base/mocks/reply_operation.stencil")
EMBED(netlayer_template_base_mocks_reply_operation_stencil, "base/mocks/reply_operation.stencil")
#endif
#if __has_include("base/mocks/reply_types.stencil")
EMBED(netlayer_template_base_mocks_reply_types_stencil, "base/mocks/reply_types.stencil")
#endif
#if __has_include("base/mocks/wire_call.stencil")
EMBED(netlayer_template_base_mocks_wire_call_stencil, "base/mocks/wire_call.stencil")
#endif
#if __has_include("base/mocks/wire_client.stencil")
EMBED(netlayer_template_base_mocks_wire_client_stencil, "base/mocks/wire_client.stencil")
#endif
#if __has_include("base/mocks/wire_repository.stencil")
EMBED(netlayer_template_base_mocks_wire_repository_stencil, "base/mocks/wire_repository.stencil")
#endif
#if __has_include("base/mocks/wire_suite.stencil")
EMBED(netlayer_template_base_mocks_wire_suite_stencil, "base/mocks/wire_suite.stencil")
#endif
#if __has_include("base/mocks/wire_test.stencil")
EMBED(netlayer_template_base_mocks_wire_test_stencil, "base/mocks/wire_test.stencil")
#endif
#if __has_include("base/mocks/wire_tests.stencil")
EMBED(netlayer_template_base_mocks_wire_tests_stencil, "base/mocks/wire_tests.stencil")
#endif
#if __has_include("base/mocks/wire_value.stencil")
EMBED(netlayer_template_base_mocks_wire_value_stencil, "base/mocks/wire_value.stencil")
#endif
#if __has_include("base/models/alias.stencil")
EMBED(netlayer_template_base_models_alias_stencil, "base/models/alias.stencil")
#endif
#if __has_include("base/models/coding_keys.stencil")
EMBED(netlayer_template_base_models_coding_keys_stencil, "base/models/coding_keys.stencil")
#endif
#if __has_include("base/models/conformances.stencil")
EMBED(netlayer_template_base_models_conformances_stencil, "base/models/conformances.stencil")
#endif
#if __has_include("base/models/decoding.stencil")
EMBED(netlayer_template_base_models_decoding_stencil, "base/models/decoding.stencil")
#endif
#if __has_include("base/models/encoding.stencil")
EMBED(netlayer_template_base_models_encoding_stencil, "base/models/encoding.stencil")
#endif
#if __has_include("base/models/enum.stencil")
EMBED(netlayer_template_base_models_enum_stencil, "base/models/enum.stencil")
#endif
#if __has_include("base/models/enum_constants.stencil")
EMBED(netlayer_template_base_models_enum_constants_stencil, "base/models/enum_constants.stencil")
#endif
#if __has_include("base/models/enum_open.stencil")
EMBED(netlayer_template_base_models_enum_open_stencil, "base/models/enum_open.stencil")
#endif
#if __has_include("base/models/form.stencil")
EMBED(netlayer_template_base_models_form_stencil, "base/models/form.stencil")
#endif
#if __has_include("base/models/form_parts.stencil")
EMBED(netlayer_template_base_models_form_parts_stencil, "base/models/form_parts.stencil")
#endif
#if __has_include("base/models/initialiser.stencil")
EMBED(netlayer_template_base_models_initialiser_stencil, "base/models/initialiser.stencil")
#endif
#if __has_include("base/models/model.stencil")
EMBED(netlayer_template_base_models_model_stencil, "base/models/model.stencil")
#endif
#if __has_include("base/models/nested.stencil")
EMBED(netlayer_template_base_models_nested_stencil, "base/models/nested.stencil")
#endif
#if __has_include("base/models/nonexhaustive.stencil")
EMBED(netlayer_template_base_models_nonexhaustive_stencil, "base/models/nonexhaustive.stencil")
#endif
#if __has_include("base/models/properties.stencil")
EMBED(netlayer_template_base_models_properties_stencil, "base/models/properties.stencil")
#endif
#if __has_include("base/models/struct.stencil")
EMBED(netlayer_template_base_models_struct_stencil, "base/models/struct.stencil")
#endif
#if __has_include("base/models/tuple.stencil")
EMBED(netlayer_template_base_models_tuple_stencil, "base/models/tuple.stencil")
#endif
#if __has_include("base/models/union.stencil")
EMBED(netlayer_template_base_models_union_stencil, "base/models/union.stencil")
#endif
#if __has_include("base/models/union_discriminated.stencil")
EMBED(netlayer_template_base_models_union_discriminated_stencil, "base/models/union_discriminated.stencil")
#endif
#if __has_include("base/models/union_matched.stencil")
EMBED(netlayer_template_base_models_union_matched_stencil, "base/models/union_matched.stencil")
#endif
#if __has_include("base/outbox/offline.stencil")
EMBED(netlayer_template_base_outbox_offline_stencil, "base/outbox/offline.stencil")
#endif
#if __has_include("base/outbox/offline_body.stencil")
EMBED(netlayer_template_base_outbox_offline_body_stencil, "base/outbox/offline_body.stencil")
#endif
#if __has_include("base/outbox/optimistic_call.stencil")
EMBED(netlayer_template_base_outbox_optimistic_call_stencil, "base/outbox/optimistic_call.stencil")
#endif
#if __has_include("base/outbox/optimistic_read.stencil")
EMBED(netlayer_template_base_outbox_optimistic_read_stencil, "base/outbox/optimistic_read.stencil")
#endif
#if __has_include("base/outbox/optimistic_value.stencil")
EMBED(netlayer_template_base_outbox_optimistic_value_stencil, "base/outbox/optimistic_value.stencil")
#endif
#if __has_include("base/outbox/optimistic_write.stencil")
EMBED(netlayer_template_base_outbox_optimistic_write_stencil, "base/outbox/optimistic_write.stencil")
#endif
#if __has_include("base/outbox/write.stencil")
EMBED(netlayer_template_base_outbox_write_stencil, "base/outbox/write.stencil")
#endif
#if __has_include("base/pack.yaml")
EMBED(netlayer_template_base_pack_yaml, "base/pack.yaml")
#endif
#if __has_include("base/queries/queries.stencil")
EMBED(netlayer_template_base_queries_queries_stencil, "base/queries/queries.stencil")
#endif
#if __has_include("base/queries/query.stencil")
EMBED(netlayer_template_base_queries_query_stencil, "base/queries/query.stencil")
#endif
#if __has_include("base/queries/query_arguments.stencil")
EMBED(netlayer_template_base_queries_query_arguments_stencil, "base/queries/query_arguments.stencil")
#endif
#if __has_include("base/queries/query_key.stencil")
EMBED(netlayer_template_base_queries_query_key_stencil, "base/queries/query_key.stencil")
#endif
#if __has_include("base/queries/query_parameters.stencil")
EMBED(netlayer_template_base_queries_query_parameters_stencil, "base/queries/query_parameters.stencil")
#endif
#if __has_include("base/queries/query_platforms.stencil")
EMBED(netlayer_template_base_queries_query_platforms_stencil, "base/queries/query_platforms.stencil")
#endif
#if __has_include("base/queries/query_type.stencil")
EMBED(netlayer_template_base_queries_query_type_stencil, "base/queries/query_type.stencil")
#endif
#if __has_include("base/queries/query_write.stencil")
EMBED(netlayer_template_base_queries_query_write_stencil, "base/queries/query_write.stencil")
#endif
#if __has_include("base/repositories/defaulted_parameters.stencil")
EMBED(netlayer_template_base_repositories_defaulted_parameters_stencil, "base/repositories/defaulted_parameters.stencil")
#endif
#if __has_include("base/repositories/documentation.stencil")
EMBED(netlayer_template_base_repositories_documentation_stencil, "base/repositories/documentation.stencil")
#endif
#if __has_include("base/repositories/function.stencil")
EMBED(netlayer_template_base_repositories_function_stencil, "base/repositories/function.stencil")
#endif
#if __has_include("base/repositories/implementation.stencil")
EMBED(netlayer_template_base_repositories_implementation_stencil, "base/repositories/implementation.stencil")
#endif
#if __has_include("base/repositories/implementation_body.stencil")
EMBED(netlayer_template_base_repositories_implementation_body_stencil, "base/repositories/implementation_body.stencil")
#endif
#if __has_include("base/repositories/pages.stencil")
EMBED(netlayer_template_base_repositories_pages_stencil, "base/repositories/pages.stencil")
#endif
#if __has_include("base/repositories/pages_method.stencil")
EMBED(netlayer_template_base_repositories_pages_method_stencil, "base/repositories/pages_method.stencil")
#endif
#if __has_include("base/repositories/parameters.stencil")
EMBED(netlayer_template_base_repositories_parameters_stencil, "base/repositories/parameters.stencil")
#endif
#if __has_include("base/repositories/protocol.stencil")
EMBED(netlayer_template_base_repositories_protocol_stencil, "base/repositories/protocol.stencil")
#endif
#if __has_include("base/repositories/repository.stencil")
EMBED(netlayer_template_base_repositories_repository_stencil, "base/repositories/repository.stencil")
#endif
#if __has_include("base/repositories/returns.stencil")
EMBED(netlayer_template_base_repositories_returns_stencil, "base/repositories/returns.stencil")
#endif
#if __has_include("base/repositories/use_case.stencil")
EMBED(netlayer_template_base_repositories_use_case_stencil, "base/repositories/use_case.stencil")
#endif
#if __has_include("base/repositories/use_case_extensions.stencil")
EMBED(netlayer_template_base_repositories_use_case_extensions_stencil, "base/repositories/use_case_extensions.stencil")
#endif
#if __has_include("base/repositories/use_case_method.stencil")
EMBED(netlayer_template_base_repositories_use_case_method_stencil, "base/repositories/use_case_method.stencil")
#endif
#if __has_include("base/repositories/use_case_repository.stencil")
EMBED(netlayer_template_base_repositories_use_case_repository_stencil, "base/repositories/use_case_repository.stencil")
#endif
#if __has_include("base/repositories/use_case_requirement.stencil")
EMBED(netlayer_template_base_repositories_use_case_requirement_stencil, "base/repositories/use_case_requirement.stencil")
#endif
#if __has_include("base/requests/api.stencil")
EMBED(netlayer_template_base_requests_api_stencil, "base/requests/api.stencil")
#endif
#if __has_include("base/requests/base_url_member.stencil")
EMBED(netlayer_template_base_requests_base_url_member_stencil, "base/requests/base_url_member.stencil")
#endif
#if __has_include("base/requests/body.stencil")
EMBED(netlayer_template_base_requests_body_stencil, "base/requests/body.stencil")
#endif
#if __has_include("base/requests/body_value.stencil")
EMBED(netlayer_template_base_requests_body_value_stencil, "base/requests/body_value.stencil")
#endif
#if __has_include("base/requests/cases.stencil")
EMBED(netlayer_template_base_requests_cases_stencil, "base/requests/cases.stencil")
#endif
#if __has_include("base/requests/errors_value.stencil")
EMBED(netlayer_template_base_requests_errors_value_stencil, "base/requests/errors_value.stencil")
#endif
#if __has_include("base/requests/extra_members.stencil")
EMBED(netlayer_template_base_requests_extra_members_stencil, "base/requests/extra_members.stencil")
#endif
#if __has_include("base/requests/form_styles.stencil")
EMBED(netlayer_template_base_requests_form_styles_stencil, "base/requests/form_styles.stencil")
#endif
#if __has_include("base/requests/headers_value.stencil")
EMBED(netlayer_template_base_requests_headers_value_stencil, "base/requests/headers_value.stencil")
#endif
#if __has_include("base/requests/input.stencil")
EMBED(netlayer_template_base_requests_input_stencil, "base/requests/input.stencil")
#endif
#if __has_include("base/requests/input_coding_keys.stencil")
EMBED(netlayer_template_base_requests_input_coding_keys_stencil, "base/requests/input_coding_keys.stencil")
#endif
#if __has_include("base/requests/input_members.stencil")
EMBED(netlayer_template_base_requests_input_members_stencil, "base/requests/input_members.stencil")
#endif
#if __has_include("base/requests/made_structure.stencil")
EMBED(netlayer_template_base_requests_made_structure_stencil, "base/requests/made_structure.stencil")
#endif
#if __has_include("base/requests/made_value.stencil")
EMBED(netlayer_template_base_requests_made_value_stencil, "base/requests/made_value.stencil")
#endif
#if __has_include("base/requests/method_member.stencil")
EMBED(netlayer_template_base_requests_method_member_stencil, "base/requests/method_member.stencil")
#endif
#if __has_include("base/requests/operation_info.stencil")
EMBED(netlayer_template_base_requests_operation_info_stencil, "base/requests/operation_info.stencil")
#endif
#if __has_include("base/requests/optional_body.stencil")
EMBED(netlayer_template_base_requests_optional_body_stencil, "base/requests/optional_body.stencil")
#endif
#if __has_include("base/requests/path_member.stencil")
EMBED(netlayer_template_base_requests_path_member_stencil, "base/requests/path_member.stencil")
#endif
#if __has_include("base/requests/query_item.stencil")
EMBED(netlayer_template_base_requests_query_item_stencil, "base/requests/query_item.stencil")
#endif
#if __has_include("base/requests/query_value.stencil")
EMBED(netlayer_template_base_requests_query_value_stencil, "base/requests/query_value.stencil")
#endif
#if __has_include("base/responses/failure.stencil")
EMBED(netlayer_template_base_responses_failure_stencil, "base/responses/failure.stencil")
#endif
#if __has_include("base/responses/response.stencil")
EMBED(netlayer_template_base_responses_response_stencil, "base/responses/response.stencil")
#endif
#if __has_include("base/responses/response_body.stencil")
EMBED(netlayer_template_base_responses_response_body_stencil, "base/responses/response_body.stencil")
#endif
#if __has_include("base/responses/response_cases.stencil")
EMBED(netlayer_template_base_responses_response_cases_stencil, "base/responses/response_cases.stencil")
#endif
#if __has_include("base/responses/response_headers.stencil")
EMBED(netlayer_template_base_responses_response_headers_stencil, "base/responses/response_headers.stencil")
#endif
#if __has_include("base/samples/preview.stencil")
EMBED(netlayer_template_base_samples_preview_stencil, "base/samples/preview.stencil")
#endif
#if __has_include("base/samples/preview_extensions.stencil")
EMBED(netlayer_template_base_samples_preview_extensions_stencil, "base/samples/preview_extensions.stencil")
#endif
#if __has_include("base/samples/sample.stencil")
EMBED(netlayer_template_base_samples_sample_stencil, "base/samples/sample.stencil")
#endif
#if __has_include("base/samples/sample_entry.stencil")
EMBED(netlayer_template_base_samples_sample_entry_stencil, "base/samples/sample_entry.stencil")
#endif
#if __has_include("base/security/requirement.stencil")
EMBED(netlayer_template_base_security_requirement_stencil, "base/security/requirement.stencil")
#endif
#if __has_include("base/security/security.stencil")
EMBED(netlayer_template_base_security_security_stencil, "base/security/security.stencil")
#endif
#if __has_include("base/security/security_value.stencil")
EMBED(netlayer_template_base_security_security_value_stencil, "base/security/security_value.stencil")
#endif
#if __has_include("base/servers/environment.stencil")
EMBED(netlayer_template_base_servers_environment_stencil, "base/servers/environment.stencil")
#endif
#if __has_include("base/support/APIScenario.swift.stencil")
EMBED(netlayer_template_base_support_APIScenario_swift_stencil, "base/support/APIScenario.swift.stencil")
#endif
#if __has_include("base/support/AdditionalProperties.swift.stencil")
EMBED(netlayer_template_base_support_AdditionalProperties_swift_stencil, "base/support/AdditionalProperties.swift.stencil")
#endif
#if __has_include("base/support/AnyCodingKey.swift.stencil")
EMBED(netlayer_template_base_support_AnyCodingKey_swift_stencil, "base/support/AnyCodingKey.swift.stencil")
#endif
#if __has_include("base/support/AsyncHTTPClientTransport.swift.stencil")
EMBED(netlayer_template_base_support_AsyncHTTPClientTransport_swift_stencil, "base/support/AsyncHTTPClientTransport.swift.stencil")
#endif
#if __has_include("base/support/BackgroundWork.swift.stencil")
EMBED(netlayer_template_base_support_BackgroundWork_swift_stencil, "base/support/BackgroundWork.swift.stencil")
#endif
#if __has_include("base/support/BodyFile.swift.stencil")
EMBED(netlayer_template_base_support_BodyFile_swift_stencil, "base/support/BodyFile.swift.stencil")
#endif
#if __has_include("base/support/CacheEntry.swift.stencil")
EMBED(netlayer_template_base_support_CacheEntry_swift_stencil, "base/support/CacheEntry.swift.stencil")
#endif
#if __has_include("base/support/CacheExchange.swift.stencil")
EMBED(netlayer_template_base_support_CacheExchange_swift_stencil, "base/support/CacheExchange.swift.stencil")
#endif
#if __has_include("base/support/CacheKey.swift.stencil")
EMBED(netlayer_template_base_support_CacheKey_swift_stencil, "base/support/CacheKey.swift.stencil")
#endif
#if __has_include("base/support/CachePolicy.swift.stencil")
EMBED(netlayer_template_base_support_CachePolicy_swift_stencil, "base/support/CachePolicy.swift.stencil")
#endif
#if __has_include("base/support/CacheStore.swift.stencil")
EMBED(netlayer_template_base_support_CacheStore_swift_stencil, "base/support/CacheStore.swift.stencil")
#endif
#if __has_include("base/support/CallOptions.swift.stencil")
EMBED(netlayer_template_base_support_CallOptions_swift_stencil, "base/support/CallOptions.swift.stencil")
#endif
#if __has_include("base/support/ChannelClosed.swift.stencil")
EMBED(netlayer_template_base_support_ChannelClosed_swift_stencil, "base/support/ChannelClosed.swift.stencil")
#endif
#if __has_include("base/support/ChannelConnection+Mapped.swift.stencil")
EMBED(netlayer_template_base_support_ChannelConnection_Mapped_swift_stencil, "base/support/ChannelConnection+Mapped.swift.stencil")
#endif
#if __has_include("base/support/ChannelConnection.swift.stencil")
EMBED(netlayer_template_base_support_ChannelConnection_swift_stencil, "base/support/ChannelConnection.swift.stencil")
#endif
#if __has_include("base/support/ChannelLine.swift.stencil")
EMBED(netlayer_template_base_support_ChannelLine_swift_stencil, "base/support/ChannelLine.swift.stencil")
#endif
#if __has_include("base/support/ChannelQueue.swift.stencil")
EMBED(netlayer_template_base_support_ChannelQueue_swift_stencil, "base/support/ChannelQueue.swift.stencil")
#endif
#if __has_include("base/support/ChannelSettings.swift.stencil")
EMBED(netlayer_template_base_support_ChannelSettings_swift_stencil, "base/support/ChannelSettings.swift.stencil")
#endif
#if __has_include("base/support/ChannelSocket.swift.stencil")
EMBED(netlayer_template_base_support_ChannelSocket_swift_stencil, "base/support/ChannelSocket.swift.stencil")
#endif
#if __has_include("base/support/ChannelStates.swift.stencil")
EMBED(netlayer_template_base_support_ChannelStates_swift_stencil, "base/support/ChannelStates.swift.stencil")
#endif
#if __has_include("base/support/Credential.swift.stencil")
EMBED(netlayer_template_base_support_Credential_swift_stencil, "base/support/Credential.swift.stencil")
#endif
#if __has_include("base/support/CredentialProvider.swift.stencil")
EMBED(netlayer_template_base_support_CredentialProvider_swift_stencil, "base/support/CredentialProvider.swift.stencil")
#endif
#if __has_include("base/support/DateScanner.swift.stencil")
EMBED(netlayer_template_base_support_DateScanner_swift_stencil, "base/support/DateScanner.swift.stencil")
#endif
#if __has_include("base/support/DecodingFailure.swift.stencil")
EMBED(netlayer_template_base_support_DecodingFailure_swift_stencil, "base/support/DecodingFailure.swift.stencil")
#endif
#if __has_include("base/support/DiskCacheStore.swift.stencil")
EMBED(netlayer_template_base_support_DiskCacheStore_swift_stencil, "base/support/DiskCacheStore.swift.stencil")
#endif
#if __has_include("base/support/EntityConversionError.swift.stencil")
EMBED(netlayer_template_base_support_EntityConversionError_swift_stencil, "base/support/EntityConversionError.swift.stencil")
#endif
#if __has_include("base/support/ErrorBody.swift.stencil")
EMBED(netlayer_template_base_support_ErrorBody_swift_stencil, "base/support/ErrorBody.swift.stencil")
#endif
#if __has_include("base/support/EventSplitter.swift.stencil")
EMBED(netlayer_template_base_support_EventSplitter_swift_stencil, "base/support/EventSplitter.swift.stencil")
#endif
#if __has_include("base/support/FakeTable.swift.stencil")
EMBED(netlayer_template_base_support_FakeTable_swift_stencil, "base/support/FakeTable.swift.stencil")
#endif
#if __has_include("base/support/FileTransfer.swift.stencil")
EMBED(netlayer_template_base_support_FileTransfer_swift_stencil, "base/support/FileTransfer.swift.stencil")
#endif
#if __has_include("base/support/FileUpload.swift.stencil")
EMBED(netlayer_template_base_support_FileUpload_swift_stencil, "base/support/FileUpload.swift.stencil")
#endif
#if __has_include("base/support/FixedCredentials.swift.stencil")
EMBED(netlayer_template_base_support_FixedCredentials_swift_stencil, "base/support/FixedCredentials.swift.stencil")
#endif
#if __has_include("base/support/FixedMembers.swift.stencil")
EMBED(netlayer_template_base_support_FixedMembers_swift_stencil, "base/support/FixedMembers.swift.stencil")
#endif
#if __has_include("base/support/HTTPAttempt.swift.stencil")
EMBED(netlayer_template_base_support_HTTPAttempt_swift_stencil, "base/support/HTTPAttempt.swift.stencil")
#endif
#if __has_include("base/support/HTTPClient+Channels.swift.stencil")
EMBED(netlayer_template_base_support_HTTPClient_Channels_swift_stencil, "base/support/HTTPClient+Channels.swift.stencil")
#endif
#if __has_include("base/support/HTTPClient+Stream.swift.stencil")
EMBED(netlayer_template_base_support_HTTPClient_Stream_swift_stencil, "base/support/HTTPClient+Stream.swift.stencil")
#endif
#if __has_include("base/support/HTTPClient.swift.stencil")
EMBED(netlayer_template_base_support_HTTPClient_swift_stencil, "base/support/HTTPClient.swift.stencil")
#endif
#if __has_include("base/support/HTTPMiddleware.swift.stencil")
EMBED(netlayer_template_base_support_HTTPMiddleware_swift_stencil, "base/support/HTTPMiddleware.swift.stencil")
#endif
#if __has_include("base/support/HTTPReply+JSON.swift.stencil")
EMBED(netlayer_template_base_support_HTTPReply_JSON_swift_stencil, "base/support/HTTPReply+JSON.swift.stencil")
#endif
#if __has_include("base/support/HTTPReply.swift.stencil")
EMBED(netlayer_template_base_support_HTTPReply_swift_stencil, "base/support/HTTPReply.swift.stencil")
#endif
#if __has_include("base/support/HTTPStream.swift.stencil")
EMBED(netlayer_template_base_support_HTTPStream_swift_stencil, "base/support/HTTPStream.swift.stencil")
#endif
#if __has_include("base/support/HTTPTransport.swift.stencil")
EMBED(netlayer_template_base_support_HTTPTransport_swift_stencil, "base/support/HTTPTransport.swift.stencil")
#endif
#if __has_include("base/support/Indirect+Nullable.swift.stencil")
EMBED(netlayer_template_base_support_Indirect_Nullable_swift_stencil, "base/support/Indirect+Nullable.swift.stencil")
#endif
#if __has_include("base/support/Indirect.swift.stencil")
EMBED(netlayer_template_base_support_Indirect_swift_stencil, "base/support/Indirect.swift.stencil")
#endif
#if __has_include("base/support/JSONCoding.swift.stencil")
EMBED(netlayer_template_base_support_JSONCoding_swift_stencil, "base/support/JSONCoding.swift.stencil")
#endif
#if __has_include("base/support/JSONDocument.swift.stencil")
EMBED(netlayer_template_base_support_JSONDocument_swift_stencil, "base/support/JSONDocument.swift.stencil")
#endif
#if __has_include("base/support/JSONKind.swift.stencil")
EMBED(netlayer_template_base_support_JSONKind_swift_stencil, "base/support/JSONKind.swift.stencil")
#endif
#if __has_include("base/support/JSONLosses.swift.stencil")
EMBED(netlayer_template_base_support_JSONLosses_swift_stencil, "base/support/JSONLosses.swift.stencil")
#endif
#if __has_include("base/support/JSONSplitter.swift.stencil")
EMBED(netlayer_template_base_support_JSONSplitter_swift_stencil, "base/support/JSONSplitter.swift.stencil")
#endif
#if __has_include("base/support/JSONValue.swift.stencil")
EMBED(netlayer_template_base_support_JSONValue_swift_stencil, "base/support/JSONValue.swift.stencil")
#endif
#if __has_include("base/support/LenientDecoding.swift.stencil")
EMBED(netlayer_template_base_support_LenientDecoding_swift_stencil, "base/support/LenientDecoding.swift.stencil")
#endif
#if __has_include("base/support/LiveEvents+Channel.swift.stencil")
EMBED(netlayer_template_base_support_LiveEvents_Channel_swift_stencil, "base/support/LiveEvents+Channel.swift.stencil")
#endif
#if __has_include("base/support/LiveEvents+Stream.swift.stencil")
EMBED(netlayer_template_base_support_LiveEvents_Stream_swift_stencil, "base/support/LiveEvents+Stream.swift.stencil")
#endif
#if __has_include("base/support/LiveExchange.swift.stencil")
EMBED(netlayer_template_base_support_LiveExchange_swift_stencil, "base/support/LiveExchange.swift.stencil")
#endif
#if __has_include("base/support/LiveRead.swift.stencil")
EMBED(netlayer_template_base_support_LiveRead_swift_stencil, "base/support/LiveRead.swift.stencil")
#endif
#if __has_include("base/support/LiveSettings.swift.stencil")
EMBED(netlayer_template_base_support_LiveSettings_swift_stencil, "base/support/LiveSettings.swift.stencil")
#endif
#if __has_include("base/support/Locked.swift.stencil")
EMBED(netlayer_template_base_support_Locked_swift_stencil, "base/support/Locked.swift.stencil")
#endif
#if __has_include("base/support/LoggingMiddleware.swift.stencil")
EMBED(netlayer_template_base_support_LoggingMiddleware_swift_stencil, "base/support/LoggingMiddleware.swift.stencil")
#endif
#if __has_include("base/support/MemoryCacheStore.swift.stencil")
EMBED(netlayer_template_base_support_MemoryCacheStore_swift_stencil, "base/support/MemoryCacheStore.swift.stencil")
#endif
#if __has_include("base/support/MemoryTransport.swift.stencil")
EMBED(netlayer_template_base_support_MemoryTransport_swift_stencil, "base/support/MemoryTransport.swift.stencil")
#endif
#if __has_include("base/support/MockChannel.swift.stencil")
EMBED(netlayer_template_base_support_MockChannel_swift_stencil, "base/support/MockChannel.swift.stencil")
#endif
#if __has_include("base/support/MockError.swift.stencil")
EMBED(netlayer_template_base_support_MockError_swift_stencil, "base/support/MockError.swift.stencil")
#endif
#if __has_include("base/support/MockMethod.swift.stencil")
EMBED(netlayer_template_base_support_MockMethod_swift_stencil, "base/support/MockMethod.swift.stencil")
#endif
#if __has_include("base/support/MultipartPart.swift.stencil")
EMBED(netlayer_template_base_support_MultipartPart_swift_stencil, "base/support/MultipartPart.swift.stencil")
#endif
#if __has_include("base/support/NetlayerServer.swift.stencil")
EMBED(netlayer_template_base_support_NetlayerServer_swift_stencil, "base/support/NetlayerServer.swift.stencil")
#endif
#if __has_include("base/support/NetworkError.swift.stencil")
EMBED(netlayer_template_base_support_NetworkError_swift_stencil, "base/support/NetworkError.swift.stencil")
#endif
#if __has_include("base/support/NetworkMonitor.swift.stencil")
EMBED(netlayer_template_base_support_NetworkMonitor_swift_stencil, "base/support/NetworkMonitor.swift.stencil")
#endif
#if __has_include("base/support/Nullable+Map.swift.stencil")
EMBED(netlayer_template_base_support_Nullable_Map_swift_stencil, "base/support/Nullable+Map.swift.stencil")
#endif
#if __has_include("base/support/Nullable.swift.stencil")
EMBED(netlayer_template_base_support_Nullable_swift_stencil, "base/support/Nullable.swift.stencil")
#endif
#if __has_include("base/support/OperationInfo.swift.stencil")
EMBED(netlayer_template_base_support_OperationInfo_swift_stencil, "base/support/OperationInfo.swift.stencil")
#endif
#if __has_include("base/support/Outbox.swift.stencil")
EMBED(netlayer_template_base_support_Outbox_swift_stencil, "base/support/Outbox.swift.stencil")
#endif
#if __has_include("base/support/OutboxEntry.swift.stencil")
EMBED(netlayer_template_base_support_OutboxEntry_swift_stencil, "base/support/OutboxEntry.swift.stencil")
#endif
#if __has_include("base/support/OutboxJournal.swift.stencil")
EMBED(netlayer_template_base_support_OutboxJournal_swift_stencil, "base/support/OutboxJournal.swift.stencil")
#endif
#if __has_include("base/support/OutboxRequest.swift.stencil")
EMBED(netlayer_template_base_support_OutboxRequest_swift_stencil, "base/support/OutboxRequest.swift.stencil")
#endif
#if __has_include("base/support/PageAddress.swift.stencil")
EMBED(netlayer_template_base_support_PageAddress_swift_stencil, "base/support/PageAddress.swift.stencil")
#endif
#if __has_include("base/support/PagedItems.swift.stencil")
EMBED(netlayer_template_base_support_PagedItems_swift_stencil, "base/support/PagedItems.swift.stencil")
#endif
#if __has_include("base/support/PagedQuery.swift.stencil")
EMBED(netlayer_template_base_support_PagedQuery_swift_stencil, "base/support/PagedQuery.swift.stencil")
#endif
#if __has_include("base/support/ParameterEncoder.swift.stencil")
EMBED(netlayer_template_base_support_ParameterEncoder_swift_stencil, "base/support/ParameterEncoder.swift.stencil")
#endif
#if __has_include("base/support/ParameterNode.swift.stencil")
EMBED(netlayer_template_base_support_ParameterNode_swift_stencil, "base/support/ParameterNode.swift.stencil")
#endif
#if __has_include("base/support/ParameterStyle.swift.stencil")
EMBED(netlayer_template_base_support_ParameterStyle_swift_stencil, "base/support/ParameterStyle.swift.stencil")
#endif
#if __has_include("base/support/ParameterValue.swift.stencil")
EMBED(netlayer_template_base_support_ParameterValue_swift_stencil, "base/support/ParameterValue.swift.stencil")
#endif
#if __has_include("base/support/PartialFile.swift.stencil")
EMBED(netlayer_template_base_support_PartialFile_swift_stencil, "base/support/PartialFile.swift.stencil")
#endif
#if __has_include("base/support/PathEscaping.swift.stencil")
EMBED(netlayer_template_base_support_PathEscaping_swift_stencil, "base/support/PathEscaping.swift.stencil")
#endif
#if __has_include("base/support/PathPart.swift.stencil")
EMBED(netlayer_template_base_support_PathPart_swift_stencil, "base/support/PathPart.swift.stencil")
#endif
#if __has_include("base/support/PercentEncoding.swift.stencil")
EMBED(netlayer_template_base_support_PercentEncoding_swift_stencil, "base/support/PercentEncoding.swift.stencil")
#endif
#if __has_include("base/support/PlainDate.swift.stencil")
EMBED(netlayer_template_base_support_PlainDate_swift_stencil, "base/support/PlainDate.swift.stencil")
#endif
#if __has_include("base/support/PrivateFile.swift.stencil")
EMBED(netlayer_template_base_support_PrivateFile_swift_stencil, "base/support/PrivateFile.swift.stencil")
#endif
#if __has_include("base/support/Query.swift.stencil")
EMBED(netlayer_template_base_support_Query_swift_stencil, "base/support/Query.swift.stencil")
#endif
#if __has_include("base/support/QueryItem.swift.stencil")
EMBED(netlayer_template_base_support_QueryItem_swift_stencil, "base/support/QueryItem.swift.stencil")
#endif
#if __has_include("base/support/RFC3339.swift.stencil")
EMBED(netlayer_template_base_support_RFC3339_swift_stencil, "base/support/RFC3339.swift.stencil")
#endif
#if __has_include("base/support/RecordingTransport.swift.stencil")
EMBED(netlayer_template_base_support_RecordingTransport_swift_stencil, "base/support/RecordingTransport.swift.stencil")
#endif
#if __has_include("base/support/Redaction.swift.stencil")
EMBED(netlayer_template_base_support_Redaction_swift_stencil, "base/support/Redaction.swift.stencil")
#endif
#if __has_include("base/support/RefreshingCredentials.swift.stencil")
EMBED(netlayer_template_base_support_RefreshingCredentials_swift_stencil, "base/support/RefreshingCredentials.swift.stencil")
#endif
#if __has_include("base/support/RepositoryCache.swift.stencil")
EMBED(netlayer_template_base_support_RepositoryCache_swift_stencil, "base/support/RepositoryCache.swift.stencil")
#endif
#if __has_include("base/support/RequestBody+File.swift.stencil")
EMBED(netlayer_template_base_support_RequestBody_File_swift_stencil, "base/support/RequestBody+File.swift.stencil")
#endif
#if __has_include("base/support/RequestBody+Form.swift.stencil")
EMBED(netlayer_template_base_support_RequestBody_Form_swift_stencil, "base/support/RequestBody+Form.swift.stencil")
#endif
#if __has_include("base/support/RequestBody+Lines.swift.stencil")
EMBED(netlayer_template_base_support_RequestBody_Lines_swift_stencil, "base/support/RequestBody+Lines.swift.stencil")
#endif
#if __has_include("base/support/RequestBody+Multipart.swift.stencil")
EMBED(netlayer_template_base_support_RequestBody_Multipart_swift_stencil, "base/support/RequestBody+Multipart.swift.stencil")
#endif
#if __has_include("base/support/RequestBody+Sequence.swift.stencil")
EMBED(netlayer_template_base_support_RequestBody_Sequence_swift_stencil, "base/support/RequestBody+Sequence.swift.stencil")
#endif
#if __has_include("base/support/RequestBody+StyledForm.swift.stencil")
EMBED(netlayer_template_base_support_RequestBody_StyledForm_swift_stencil, "base/support/RequestBody+StyledForm.swift.stencil")
#endif
#if __has_include("base/support/RequestBody.swift.stencil")
EMBED(netlayer_template_base_support_RequestBody_swift_stencil, "base/support/RequestBody.swift.stencil")
#endif
#if __has_include("base/support/RequestParts+Authorize.swift.stencil")
EMBED(netlayer_template_base_support_RequestParts_Authorize_swift_stencil, "base/support/RequestParts+Authorize.swift.stencil")
#endif
#if __has_include("base/support/RequestParts.swift.stencil")
EMBED(netlayer_template_base_support_RequestParts_swift_stencil, "base/support/RequestParts.swift.stencil")
#endif
#if __has_include("base/support/ResponseDecodable.swift.stencil")
EMBED(netlayer_template_base_support_ResponseDecodable_swift_stencil, "base/support/ResponseDecodable.swift.stencil")
#endif
#if __has_include("base/support/RetryPolicy.swift.stencil")
EMBED(netlayer_template_base_support_RetryPolicy_swift_stencil, "base/support/RetryPolicy.swift.stencil")
#endif
#if __has_include("base/support/SecurityRequirement.swift.stencil")
EMBED(netlayer_template_base_support_SecurityRequirement_swift_stencil, "base/support/SecurityRequirement.swift.stencil")
#endif
#if __has_include("base/support/SecurityScheme.swift.stencil")
EMBED(netlayer_template_base_support_SecurityScheme_swift_stencil, "base/support/SecurityScheme.swift.stencil")
#endif
#if __has_include("base/support/ServerSentEvent.swift.stencil")
EMBED(netlayer_template_base_support_ServerSentEvent_swift_stencil, "base/support/ServerSentEvent.swift.stencil")
#endif
#if __has_include("base/support/SessionCall.swift.stencil")
EMBED(netlayer_template_base_support_SessionCall_swift_stencil, "base/support/SessionCall.swift.stencil")
#endif
#if __has_include("base/support/ShortenedList.swift.stencil")
EMBED(netlayer_template_base_support_ShortenedList_swift_stencil, "base/support/ShortenedList.swift.stencil")
#endif
#if __has_include("base/support/SingleFlight.swift.stencil")
EMBED(netlayer_template_base_support_SingleFlight_swift_stencil, "base/support/SingleFlight.swift.stencil")
#endif
#if __has_include("base/support/SnakeCaseKey.swift.stencil")
EMBED(netlayer_template_base_support_SnakeCaseKey_swift_stencil, "base/support/SnakeCaseKey.swift.stencil")
#endif
#if __has_include("base/support/SocketTransport.swift.stencil")
EMBED(netlayer_template_base_support_SocketTransport_swift_stencil, "base/support/SocketTransport.swift.stencil")
#endif
#if __has_include("base/support/StreamConnection.swift.stencil")
EMBED(netlayer_template_base_support_StreamConnection_swift_stencil, "base/support/StreamConnection.swift.stencil")
#endif
#if __has_include("base/support/StreamDecodable.swift.stencil")
EMBED(netlayer_template_base_support_StreamDecodable_swift_stencil, "base/support/StreamDecodable.swift.stencil")
#endif
#if __has_include("base/support/StreamFormat.swift.stencil")
EMBED(netlayer_template_base_support_StreamFormat_swift_stencil, "base/support/StreamFormat.swift.stencil")
#endif
#if __has_include("base/support/StreamFrame.swift.stencil")
EMBED(netlayer_template_base_support_StreamFrame_swift_stencil, "base/support/StreamFrame.swift.stencil")
#endif
#if __has_include("base/support/StreamReader.swift.stencil")
EMBED(netlayer_template_base_support_StreamReader_swift_stencil, "base/support/StreamReader.swift.stencil")
#endif
#if __has_include("base/support/TypedReply.swift.stencil")
EMBED(netlayer_template_base_support_TypedReply_swift_stencil, "base/support/TypedReply.swift.stencil")
#endif
#if __has_include("base/support/URIText.swift.stencil")
EMBED(netlayer_template_base_support_URIText_swift_stencil, "base/support/URIText.swift.stencil")
#endif
#if __has_include("base/support/URLSession+Sockets.swift.stencil")
EMBED(netlayer_template_base_support_URLSession_Sockets_swift_stencil, "base/support/URLSession+Sockets.swift.stencil")
#endif
#if __has_include("base/support/UnionCandidate.swift.stencil")
EMBED(netlayer_template_base_support_UnionCandidate_swift_stencil, "base/support/UnionCandidate.swift.stencil")
#endif
#if __has_include("base/support/UnionDecoder.swift.stencil")
EMBED(netlayer_template_base_support_UnionDecoder_swift_stencil, "base/support/UnionDecoder.swift.stencil")
#endif
#if __has_include("base/support/WireTests.swift.stencil")
EMBED(netlayer_template_base_support_WireTests_swift_stencil, "base/support/WireTests.swift.stencil")
#endif
#if __has_include("base/support/headerText.swift.stencil")
EMBED(netlayer_template_base_support_headerText_swift_stencil, "base/support/headerText.swift.stencil")
#endif
#if __has_include("base/support/pathSegment.swift.stencil")
EMBED(netlayer_template_base_support_pathSegment_swift_stencil, "base/support/pathSegment.swift.stencil")
#endif
#if __has_include("base/support/pathText.swift.stencil")
EMBED(netlayer_template_base_support_pathText_swift_stencil, "base/support/pathText.swift.stencil")
#endif
#if __has_include("clean-architecture/pack.yaml")
EMBED(netlayer_template_clean_architecture_pack_yaml, "clean-architecture/pack.yaml")
#endif
#if __has_include("clean-architecture/support/NetworkClient.swift.stencil")
EMBED(netlayer_template_clean_architecture_support_NetworkClient_swift_stencil, "clean-architecture/support/NetworkClient.swift.stencil")
#endif
#if __has_include("clean-architecture/support/NetworkClientProtocol+Channels.swift.stencil")
EMBED(netlayer_template_clean_architecture_support_NetworkClientProtocol_Channels_swift_stencil, "clean-architecture/support/NetworkClientProtocol+Channels.swift.stencil")
#endif
#if __has_include("clean-architecture/support/NetworkClientProtocol+Streams.swift.stencil")
EMBED(netlayer_template_clean_architecture_support_NetworkClientProtocol_Streams_swift_stencil, "clean-architecture/support/NetworkClientProtocol+Streams.swift.stencil")
#endif
#if __has_include("clean-architecture/support/NetworkClientProtocol.swift.stencil")
EMBED(netlayer_template_clean_architecture_support_NetworkClientProtocol_swift_stencil, "clean-architecture/support/NetworkClientProtocol.swift.stencil")
#endif
#if __has_include("clean-architecture/wire_client.stencil")
EMBED(netlayer_template_clean_architecture_wire_client_stencil, "clean-architecture/wire_client.stencil")
#endif
#if __has_include("endpoint-parameters/input_members.stencil")
EMBED(netlayer_template_endpoint_parameters_input_members_stencil, "endpoint-parameters/input_members.stencil")
#endif
#if __has_include("endpoint-parameters/pack.yaml")
EMBED(netlayer_template_endpoint_parameters_pack_yaml, "endpoint-parameters/pack.yaml")
#endif
#if __has_include("endpoint-parameters/parameters_value.stencil")
EMBED(netlayer_template_endpoint_parameters_parameters_value_stencil, "endpoint-parameters/parameters_value.stencil")
#endif
#if __has_include("endpoint-parameters/support/APIClient+Channels.swift.stencil")
EMBED(netlayer_template_endpoint_parameters_support_APIClient_Channels_swift_stencil, "endpoint-parameters/support/APIClient+Channels.swift.stencil")
#endif
#if __has_include("endpoint-parameters/support/APIClient+Streams.swift.stencil")
EMBED(netlayer_template_endpoint_parameters_support_APIClient_Streams_swift_stencil, "endpoint-parameters/support/APIClient+Streams.swift.stencil")
#endif
#if __has_include("endpoint-parameters/support/APIClient.swift.stencil")
EMBED(netlayer_template_endpoint_parameters_support_APIClient_swift_stencil, "endpoint-parameters/support/APIClient.swift.stencil")
#endif
#if __has_include("endpoint-parameters/support/Endpoint+Request.swift.stencil")
EMBED(netlayer_template_endpoint_parameters_support_Endpoint_Request_swift_stencil, "endpoint-parameters/support/Endpoint+Request.swift.stencil")
#endif
#if __has_include("endpoint-parameters/support/Endpoint.swift.stencil")
EMBED(netlayer_template_endpoint_parameters_support_Endpoint_swift_stencil, "endpoint-parameters/support/Endpoint.swift.stencil")
#endif
#if __has_include("endpoint-parameters/support/RequestParameters+Form.swift.stencil")
EMBED(netlayer_template_endpoint_parameters_support_RequestParameters_Form_swift_stencil, "endpoint-parameters/support/RequestParameters+Form.swift.stencil")
#endif
#if __has_include("endpoint-parameters/support/RequestParameters.swift.stencil")
EMBED(netlayer_template_endpoint_parameters_support_RequestParameters_swift_stencil, "endpoint-parameters/support/RequestParameters.swift.stencil")
#endif
#if __has_include("endpoint-protocol/pack.yaml")
EMBED(netlayer_template_endpoint_protocol_pack_yaml, "endpoint-protocol/pack.yaml")
#endif
#if __has_include("endpoint-protocol/support/Endpoint+CacheKey.swift.stencil")
EMBED(netlayer_template_endpoint_protocol_support_Endpoint_CacheKey_swift_stencil, "endpoint-protocol/support/Endpoint+CacheKey.swift.stencil")
#endif
#if __has_include("endpoint-protocol/support/Endpoint+OutboxRequest.swift.stencil")
EMBED(netlayer_template_endpoint_protocol_support_Endpoint_OutboxRequest_swift_stencil, "endpoint-protocol/support/Endpoint+OutboxRequest.swift.stencil")
#endif
#if __has_include("endpoint-protocol/support/Endpoint+Request.swift.stencil")
EMBED(netlayer_template_endpoint_protocol_support_Endpoint_Request_swift_stencil, "endpoint-protocol/support/Endpoint+Request.swift.stencil")
#endif
#if __has_include("endpoint-protocol/support/Endpoint.swift.stencil")
EMBED(netlayer_template_endpoint_protocol_support_Endpoint_swift_stencil, "endpoint-protocol/support/Endpoint.swift.stencil")
#endif
#if __has_include("endpoint-protocol/support/HTTPMethod.swift.stencil")
EMBED(netlayer_template_endpoint_protocol_support_HTTPMethod_swift_stencil, "endpoint-protocol/support/HTTPMethod.swift.stencil")
#endif
#if __has_include("endpoint/pack.yaml")
EMBED(netlayer_template_endpoint_pack_yaml, "endpoint/pack.yaml")
#endif
#if __has_include("endpoint/support/APIService+Channels.swift.stencil")
EMBED(netlayer_template_endpoint_support_APIService_Channels_swift_stencil, "endpoint/support/APIService+Channels.swift.stencil")
#endif
#if __has_include("endpoint/support/APIService+Streams.swift.stencil")
EMBED(netlayer_template_endpoint_support_APIService_Streams_swift_stencil, "endpoint/support/APIService+Streams.swift.stencil")
#endif
#if __has_include("endpoint/support/APIService.swift.stencil")
EMBED(netlayer_template_endpoint_support_APIService_swift_stencil, "endpoint/support/APIService.swift.stencil")
#endif
#if __has_include("endpoint/support/APIServiceImpl.swift.stencil")
EMBED(netlayer_template_endpoint_support_APIServiceImpl_swift_stencil, "endpoint/support/APIServiceImpl.swift.stencil")
#endif
#if __has_include("endpoint/wire_client.stencil")
EMBED(netlayer_template_endpoint_wire_client_stencil, "endpoint/wire_client.stencil")
#endif
#if __has_include("request-type/api.stencil")
EMBED(netlayer_template_request_type_api_stencil, "request-type/api.stencil")
#endif
#if __has_include("request-type/implementation_body.stencil")
EMBED(netlayer_template_request_type_implementation_body_stencil, "request-type/implementation_body.stencil")
#endif
#if __has_include("request-type/pack.yaml")
EMBED(netlayer_template_request_type_pack_yaml, "request-type/pack.yaml")
#endif
#if __has_include("request-type/support/HTTPHeaderType.swift.stencil")
EMBED(netlayer_template_request_type_support_HTTPHeaderType_swift_stencil, "request-type/support/HTTPHeaderType.swift.stencil")
#endif
#if __has_include("request-type/support/NetworkManager+Channels.swift.stencil")
EMBED(netlayer_template_request_type_support_NetworkManager_Channels_swift_stencil, "request-type/support/NetworkManager+Channels.swift.stencil")
#endif
#if __has_include("request-type/support/NetworkManager+Result.swift.stencil")
EMBED(netlayer_template_request_type_support_NetworkManager_Result_swift_stencil, "request-type/support/NetworkManager+Result.swift.stencil")
#endif
#if __has_include("request-type/support/NetworkManager+Streams.swift.stencil")
EMBED(netlayer_template_request_type_support_NetworkManager_Streams_swift_stencil, "request-type/support/NetworkManager+Streams.swift.stencil")
#endif
#if __has_include("request-type/support/NetworkManager.swift.stencil")
EMBED(netlayer_template_request_type_support_NetworkManager_swift_stencil, "request-type/support/NetworkManager.swift.stencil")
#endif
#if __has_include("request-type/support/RequestMethod.swift.stencil")
EMBED(netlayer_template_request_type_support_RequestMethod_swift_stencil, "request-type/support/RequestMethod.swift.stencil")
#endif
#if __has_include("request-type/support/RequestType+CacheKey.swift.stencil")
EMBED(netlayer_template_request_type_support_RequestType_CacheKey_swift_stencil, "request-type/support/RequestType+CacheKey.swift.stencil")
#endif
#if __has_include("request-type/support/RequestType+OutboxRequest.swift.stencil")
EMBED(netlayer_template_request_type_support_RequestType_OutboxRequest_swift_stencil, "request-type/support/RequestType+OutboxRequest.swift.stencil")
#endif
#if __has_include("request-type/support/RequestType+Parts.swift.stencil")
EMBED(netlayer_template_request_type_support_RequestType_Parts_swift_stencil, "request-type/support/RequestType+Parts.swift.stencil")
#endif
#if __has_include("request-type/support/RequestType.swift.stencil")
EMBED(netlayer_template_request_type_support_RequestType_swift_stencil, "request-type/support/RequestType.swift.stencil")
#endif
#if __has_include("request-type/wire_repository.stencil")
EMBED(netlayer_template_request_type_wire_repository_stencil, "request-type/wire_repository.stencil")
#endif
