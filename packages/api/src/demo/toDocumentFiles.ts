/** The files of an upload as the mock stores them: with the name in their address, and a usual type and size. */
export const toDocumentFiles = (files: readonly { Location: string; side?: string | undefined }[]) =>
  files.map(({ Location, side }) => ({
    Location,
    name: decodeURIComponent(Location.split('/').at(-1)?.split('?')[0] ?? 'file'),
    mime: 'application/pdf',
    size: 48_213,
    ...(side === undefined ? {} : { side }),
  }))
