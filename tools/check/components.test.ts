import { describe, expect, it } from 'vitest'
import { files, text } from './files.ts'

const folders = (room: string) =>
  [...new Set(files.filter((file) => new RegExp(`^${room}/src/[A-Z]\\w*/`).test(file)).map((file) => file.split('/')[3]))].map((name) => ({
    name: name ?? '',
    folder: `${room}/src/${name ?? ''}`,
  }))
const stories = (folder: string) =>
  files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.stories.tsx'))
    .map(text)
    .join('\n')

describe.each(['packages/ui', 'packages/forms'])('%s', (room) => {
  const index = text(`${room}/src/index.ts`) + (room === 'packages/ui' ? text('packages/ui/src/charts.ts') : '')
  // What a form is made of is private; the forms themselves are not.
  const components = folders(room).filter(({ name }) => room === 'packages/ui' || /.Form$/.test(name))

  it.each(components)('$name is public under the name of its folder', ({ name }) => {
    expect(index).toMatch(new RegExp(`\\./${name}/${name}\\w*\\.tsx'`))
  })

  it.each(components)('$name is shown in an Overview', ({ folder }) => {
    expect(stories(folder)).toMatch(/^export const Overview\b/m)
  })

  it('names its exports one by one', () => {
    expect(index).not.toMatch(/export \*/)
  })
})

const styles = files.filter((file) => /^packages\/ui\/src\/(?!theme\/).*\.css\.ts$/.test(file))
/** Lines of the styles that break a rule and give no reason at their end. */
const lines = (breaks: RegExp) =>
  styles.flatMap((file) =>
    text(file)
      .split('\n')
      .filter((line) => breaks.test(line) && !line.includes('// '))
      .map((line) => `${file}: ${line.trim()}`),
  )

describe('styles', () => {
  it('hold no colour of their own', () => {
    expect(lines(/#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch)\(/i)).toEqual([])
  })
  it('hold no length in px but 0 and 1, except where a media query must', () => {
    expect(lines(/(?<![\w.])(?<!(?:width|height): )(?!0px|1px)\d*\.?\d+px\b/)).toEqual([])
  })
  it('use logical sides', () => {
    const sides = /\b(margin|padding|border|inset)(Left|Right|Top|Bottom)(Width|Style|Color)?:/
    const bare = /(^|[{,])\s*(left|right|top|bottom|width|height|(min|max)(Width|Height)):(?!\s*\{)/
    expect([...lines(sides), ...lines(bare)]).toEqual([])
  })
  it('move nothing for those who want it still', () => {
    const moves = (file: string) =>
      /\b(transition|animation)(Property|Duration|Name)?:/.test(text(file)) && !text(file).includes('media.motion')
    expect(styles.filter(moves)).toEqual([])
  })
})
