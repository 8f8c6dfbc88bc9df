/** A small PDF. */
export const pdf = (text = 'a document') => new File([`%PDF-1.4\n% ${text}\n%%EOF\n`], 'licence.pdf', { type: 'application/pdf' })
/** A minimal PNG signature. */
export const png = new File(
  [
    new Uint8Array([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90,
      0x77, 0x53, 0xde, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
    ]),
  ],
  'bus 3.png',
  { type: 'image/png' },
)
