/** Magic bytes by media type; `null` matches any byte. */
const fileSignatures: readonly (readonly [type: string, bytes: readonly (number | null)[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** Detects the media type by magic bytes, and falls back to the declared type where it has none. */
export function detectMediaType(start: Uint8Array, declaredType: string): string {
  const found = fileSignatures.find(([, bytes]) => bytes.every((byte, at) => byte === null || start[at] === byte))
  if (found) return found[0]
  const named = declaredType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  // A declared type with magic bytes that do not match is wrong.
  return fileSignatures.some(([type]) => type === named) || named === '' ? 'application/octet-stream' : named
}
