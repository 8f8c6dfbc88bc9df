import { describe, expect, it } from 'vitest'
import { files, text } from './repositoryFiles.ts'

const folders = (folder: string) =>
  [...new Set(files.filter((file) => new RegExp(`^${folder}/src/[A-Z]\\w*/`).test(file)).map((file) => file.split('/')[3]))].map(
    (name) => ({
      name: name ?? '',
      folder: `${folder}/src/${name ?? ''}`,
    }),
  )
const stories = (folder: string) =>
  files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.stories.tsx'))
    .map(text)
    .join('\n')

describe.each(['packages/ui', 'packages/forms'])('%s', (folder) => {
  const index = text(`${folder}/src/index.ts`) + (folder === 'packages/ui' ? text('packages/ui/src/charts.ts') : '')
  // Only the forms themselves are public; their parts are private.
  const components = folders(folder).filter(({ name }) => folder === 'packages/ui' || /.Form$/.test(name))

  it.each(components)('$name is exported under the name of its folder', ({ name }) => {
    expect(index).toMatch(new RegExp(`\\./${name}/${name}\\w*\\.tsx'`))
  })

  it.each(components)('$name has an Overview story', ({ folder }) => {
    expect(stories(folder)).toMatch(/^export const Overview\b/m)
  })

  it('names its exports one by one', () => {
    expect(index).not.toMatch(/export \*/)
  })
})

const styles = files.filter((file) => /^packages\/ui\/src\/(?!theme\/).*\.css\.ts$/.test(file))
/** Style lines that match the pattern and have no comment that gives a reason. */
const lines = (pattern: RegExp) =>
  styles.flatMap((file) =>
    text(file)
      .split('\n')
      .filter((line) => pattern.test(line) && !line.includes('// '))
      .map((line) => `${file}: ${line.trim()}`),
  )

describe('styles', () => {
  it('contain no colour literals', () => {
    expect(lines(/#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch)\(/i)).toEqual([])
  })
  it('contain no px lengths except 0 and 1 and those of media queries', () => {
    expect(lines(/(?<![\w.])(?<!(?:width|height): )(?!0px|1px)\d*\.?\d+px\b/)).toEqual([])
  })
  it('use logical properties', () => {
    const sides = /\b(margin|padding|border|inset)(Left|Right|Top|Bottom)(Width|Style|Color)?:/
    const bare = /(^|[{,])\s*(left|right|top|bottom|width|height|(min|max)(Width|Height)):(?!\s*\{)/
    expect([...lines(sides), ...lines(bare)]).toEqual([])
  })
  it('animate only when reduced motion is not requested', () => {
    const animatesAlways = (file: string) =>
      /\b(transition|animation)(Property|Duration|Name)?:/.test(text(file)) && !text(file).includes('media.motion')
    expect(styles.filter(animatesAlways)).toEqual([])
  })
})
