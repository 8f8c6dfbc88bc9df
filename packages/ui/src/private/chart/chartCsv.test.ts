import { expect, test } from 'vitest'
import { formatCsv } from './chartCsv.ts'

test.each<[what: string, rows: (string | number)[][], lines: string]>([
  [
    'plain cells',
    [
      ['Date', 'Trips'],
      ['Thu 19 Nov', 18],
    ],
    'Date,Trips\r\nThu 19 Nov,18\r\n',
  ],
  ['commas, quotes and line breaks', [['a,b', 'say "go"', 'two\nlines']], '"a,b","say ""go""","two\nlines"\r\n'],
  ['text that a spreadsheet would evaluate', [['=HYPERLINK("x")', '@sum', '+cmd', '-1+1']], `"'=HYPERLINK(""x"")",'@sum,'+cmd,'-1+1\r\n`],
  ['signed numbers', [['-12.5', '+3', -7]], '-12.5,+3,-7\r\n'],
  ['NaN as an empty cell', [[Number.NaN, 0]], ',0\r\n'],
  ['combining characters', [['Ọ̀ṣun']], 'Ọ̀ṣun\r\n'],
])('%s', (_what, rows, lines) => expect(formatCsv(rows)).toBe(`\uFEFF${lines}`))
