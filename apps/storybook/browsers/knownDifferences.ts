/** The engines that `npm run test:browsers` drives. */
export const engineNames = ['firefox', 'webkit', 'chromium'] as const
export type EngineName = (typeof engineNames)[number]

/** Stories that cannot pass in an engine, by id, and why. One that passes all the same fails the run, so that the list stays true. */
export const knownDifferences: Readonly<Record<EngineName, Readonly<Record<string, string>>>> = {
  firefox: {
    'ui-fields-imagecropper--by-pointer': 'Firefox captures real pointers only, and those of a story are made by script.',
  },
  webkit: {},
  chromium: {},
}
