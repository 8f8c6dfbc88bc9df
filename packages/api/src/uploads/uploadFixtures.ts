/** A small PDF. */
export const pdf = (text = 'a document') => new File([`%PDF-1.4\n% ${text}\n%%EOF\n`], 'licence.pdf', { type: 'application/pdf' })
/** A PNG of one pixel. */
export const png = new File(
  [
    Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC'), (sign) =>
      sign.charCodeAt(0),
    ),
  ],
  'bus 3.png',
  { type: 'image/png' },
)
