/** The steps of an import in their order. */
export const importSteps = ['file', 'columns', 'rows', 'done'] as const
export type ImportStep = (typeof importSteps)[number]

export const importStepTitles: Readonly<Record<ImportStep, string>> = {
  file: 'Choose a file',
  columns: 'Match the columns',
  rows: 'Check the rows',
  done: 'Done',
}
