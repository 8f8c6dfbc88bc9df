import { smallTargets } from './exceptions.ts'
import type { Outcome } from './look.ts'
import { directions, modesOf, widths } from './modes.ts'

/** What was kept of one story: its outcome, and when and in what browser it was looked at. */
export interface Kept extends Outcome {
  date: string
  browser: string
  /** What it was looked at in: another build is another picture. */
  build: string
}

const count = directions.flatMap((direction) => modesOf(direction)).length

/** The page for the docs. */
export function report(all: readonly Kept[]): string {
  const sorted = all.toSorted((a, b) => a.title.localeCompare(b.title))
  const dates = [...new Set(sorted.map(({ date }) => date.slice(0, 10)))].toSorted((a, b) => a.localeCompare(b))
  const browsers = [...new Set(sorted.map(({ browser }) => browser))].join(', ')
  const problems = sorted.flatMap((kept) => kept.problems.map((problem) => ({ ...problem, title: kept.title })))
  const looks = sorted.reduce((sum, kept) => sum + kept.looks, 0)
  const excused = sorted.filter((kept) => kept.excused.length > 0)
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
  return [
    '# The matrix',
    '',
    `Written by \`npm run test:matrix\` on ${dates.join(' to ')}, in Chromium ${browsers}. Not by hand.`,
    '',
    `${sorted.length} Overview stories, each in ${count} ways: light, dark, both with more contrast, and forced colours, at ${widths.join(', ')} px,`,
    'from left to right and from right to left, then with compact rows and with text of 200 %. In each way axe looks at the page.',
    'At 320 px, with compact rows and with large text nothing may stand out sideways; under a finger every target takes 44 px; in forced',
    'colours everything that takes the focus has an outline, and what is selected looks different from what is not.',
    '',
    `**${looks} looks, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.**`,
    '',
    '| Story | Looks | Problems | On |',
    '| --- | --: | --: | --- |',
    ...sorted.map(({ title, looks, problems, date }) => `| ${title} | ${looks} | ${problems.length} | ${date.slice(0, 10)} |`),
    '',
    ...(problems.length === 0
      ? []
      : ['## Problems', '', ...problems.map(({ title, mode, check, what }) => `- ${title} (${mode}), ${check}: ${cell(what)}`), '']),
    '## Targets below 44 px',
    '',
    ...(smallTargets.length === 0
      ? ['None is excused.']
      : smallTargets.map(({ target, least, reason }) => `- \`${target.source}\`, at least ${least} px: ${reason}`)),
    ...(excused.length === 0 ? [] : ['', ...excused.map(({ title, excused }) => `- ${title}: ${excused.length} times`)]),
    '',
  ].join('\n')
}
