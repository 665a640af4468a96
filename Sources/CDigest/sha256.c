// FIPS 180-4, with the names of its variables.
#include "CDigest.h"

#include <stdatomic.h>
#include <string.h>

typedef void (*netlayer_compress)(uint32_t *state, const uint8_t *bytes, size_t blocks);

static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                  0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t right(uint32_t word, int count) { return word >> count | word << (32 - count); }

static void compress_portable(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    uint32_t w[16];
    for (; blocks > 0; blocks -= 1, bytes += 64) {
        for (int t = 0; t < 16; t += 1) {
            const uint8_t *word = bytes + 4 * t;
            w[t] = (uint32_t)word[0] << 24 | (uint32_t)word[1] << 16 | (uint32_t)word[2] << 8 | word[3];
        }
        uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
        uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
        // Unrolled, the words change their names and not their places.
#pragma clang loop unroll(full)
        for (int t = 0; t < 64; t += 1) {
            if (t >= 16) {
                uint32_t two = w[(t - 2) & 15], fifteen = w[(t - 15) & 15];
                w[t & 15] += (right(two, 17) ^ right(two, 19) ^ two >> 10) + w[(t - 7) & 15]
                    + (right(fifteen, 7) ^ right(fifteen, 18) ^ fifteen >> 3);
            }
            // Ch, Maj and the sum over a with an operation less each.
            uint32_t ch = g ^ (e & (f ^ g)), maj = (a & b) | (c & (a | b));
            uint32_t first = h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ch + constants[t] + w[t & 15];
            uint32_t second = right(right(right(a, 9) ^ a, 11) ^ a, 2) + maj;
            h = g, g = f, f = e, e = d + first;
            d = c, c = b, b = a, a = first + second;
        }
        state[0] += a, state[1] += b, state[2] += c, state[3] += d;
        state[4] += e, state[5] += f, state[6] += g, state[7] += h;
    }
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

#define INSTRUCTIONS __attribute__((target("sha,sse4.1")))

// Four words of the message schedule at a time, two rounds an instruction.
INSTRUCTIONS static void compress_by_instructions(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
    __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
    __m128i abef = _mm_alignr_epi8(low, high, 8);
    __m128i cdgh = _mm_blend_epi16(high, low, 0xF0);
    for (; blocks > 0; blocks -= 1, bytes += 64) {
        const __m128i before[2] = {abef, cdgh};
        __m128i w[4];
        for (int part = 0; part < 4; part += 1) {
            w[part] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * part)), order);
        }
#pragma clang loop unroll(full)
        for (int part = 0; part < 16; part += 1) {
            __m128i *now = &w[part & 3], *next = &w[(part + 1) & 3];
            __m128i *later = &w[(part + 2) & 3], *last = &w[(part + 3) & 3];
            __m128i sum = _mm_add_epi32(*now, _mm_loadu_si128((const __m128i *)(constants + 4 * part)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
            if (part < 12) {
                __m128i early = _mm_add_epi32(_mm_sha256msg1_epu32(*now, *next), _mm_alignr_epi8(*last, *later, 4));
                *now = _mm_sha256msg2_epu32(early, *last);
            }
        }
        abef = _mm_add_epi32(abef, before[0]);
        cdgh = _mm_add_epi32(cdgh, before[1]);
    }
    low = _mm_shuffle_epi32(abef, 0x1B);
    high = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

static netlayer_compress fastest(void) {
    unsigned a, b, c, d;
    int has_sse = __get_cpuid(1, &a, &b, &c, &d) && c & 1u << 19;
    int has_sha = __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & 1u << 29;
    return has_sse && has_sha ? compress_by_instructions : compress_portable;
}
#else
static netlayer_compress fastest(void) { return compress_portable; }
#endif

static void hash(const uint8_t *bytes, size_t count, uint8_t *digest, netlayer_compress compress) {
    uint32_t state[8];
    memcpy(state, start, sizeof state);
    compress(state, bytes, count / 64);
    // The rest, a bit, zeros, and the number of bits in the last eight bytes.
    uint8_t end[128] = {0};
    size_t rest = count % 64, size = rest < 56 ? 64 : 128;
    if (rest > 0) memcpy(end, bytes + (count - rest), rest);
    end[rest] = 0x80;
    for (int place = 0; place < 8; place += 1) end[size - 1 - place] = (uint8_t)((uint64_t)count * 8 >> 8 * place);
    compress(state, end, size / 64);
    for (int place = 0; place < 32; place += 1) digest[place] = (uint8_t)(state[place / 4] >> (24 - 8 * (place % 4)));
}

void netlayer_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
    // Asked once: in a virtual machine, each question to the processor goes through the host.
    static _Atomic(netlayer_compress) known;
    netlayer_compress compress = atomic_load_explicit(&known, memory_order_relaxed);
    if (!compress) {
        compress = fastest();
        atomic_store_explicit(&known, compress, memory_order_relaxed);
    }
    hash(bytes, count, digest, compress);
}

void netlayer_sha256_portable(const uint8_t *bytes, size_t count, uint8_t *digest) {
    hash(bytes, count, digest, compress_portable);
}
