import { paths } from '@vehicle-partner/domain'
import { Button, EmptyState, Heading, Stack, Stepper } from '@vehicle-partner/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLeaveQuestion } from '../navigation/useLeaveQuestion.tsx'
import { usePortal } from '../session/PortalContext.ts'
import { useOrganization } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import { applyChoices, proposeChoices, readRemembered, remember, type ColumnChoices } from './columnChoices.ts'
import { applyResults, createRows, type DraftRow } from './draftRows.ts'
import { ImportColumnsStep } from './ImportColumnsStep.tsx'
import { ImportFileStep } from './ImportFileStep.tsx'
import { ImportRowsStep } from './ImportRowsStep.tsx'
import { listImportFields, type ImportKind } from './importFields.ts'
import type { ImportFile } from './readImportFile.ts'
import { useImportCall } from './useImportCall.ts'

const steps = ['file', 'columns', 'rows', 'done'] as const
type Step = (typeof steps)[number]
const titles: Readonly<Record<Step, string>> = {
  file: 'Choose a file',
  columns: 'Match the columns',
  rows: 'Check the rows',
  done: 'Done',
}
const whatIsNext: Readonly<Record<ImportKind, string>> = {
  vehicles: 'They are drafts: add photos and documents, then send each for review.',
  drivers: 'Add their documents, and invite them from their pages.',
}

/** The import of a list in three steps: a file, its columns, its rows. */
export function ImportSteps({ kind }: { kind: ImportKind }) {
  const { storage } = usePortal().dependencies
  const { supportedCities } = useOrganization()
  const fields = useMemo(() => listImportFields(kind, supportedCities), [kind, supportedCities])
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<ImportFile>()
  const [choices, setChoices] = useState<ColumnChoices>({})
  const [rows, setRows] = useState<readonly DraftRow[]>([])
  const [importedCount, setImportedCount] = useState(0)
  const call = useImportCall(kind)
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const { question, setUnsaved } = useLeaveQuestion('The rows that are not imported yet will be lost.', { isPanel: true })
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef<Step>('file')
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
  }, [step])

  const startAgain = () => {
    setStep('file')
    setFile(undefined)
    setRows([])
    setImportedCount(0)
    setUnsaved(false)
  }
  const checkAll = withErrorToast(async () => {
    if (!file) return
    const created = createRows(applyChoices(file, fields, choices))
    const { rows: results } = await call.check(created)
    remember(storage, kind, file, choices)
    setRows(applyResults(created, created, results, fields))
    setUnsaved(true)
    setStep('rows')
  })
  const checkRow = (row: DraftRow) =>
    void call
      .check([row])
      .then(({ rows: results }) => setRows((all) => applyResults(all, [row], results, fields)))
      // The import checks each row again.
      .catch(() => undefined)
  const importRows = withErrorToast(async (sent: readonly DraftRow[], onError: 'skip' | 'abort') => {
    const result = await call.run({ rows: sent, onError })
    const left = applyResults(rows, sent, result.rows, fields)
    setRows(left)
    setImportedCount((count) => count + result.created)
    if (result.created > 0) showSuccess(`${result.created} of ${rows.length} rows imported`)
    setUnsaved(left.length > 0)
    if (left.length === 0) setStep('done')
  })
  const current = steps.indexOf(step)
  return (
    <Stack gap="xlarge">
      <Stepper
        aria-label="Import"
        steps={steps.slice(0, 3).map((id, at) => ({
          id,
          label: titles[id],
          status: at < current ? 'complete' : at === current ? 'current' : 'upcoming',
        }))}
      />
      <Heading ref={heading} level={2} tabIndex={-1}>
        {titles[step]}
      </Heading>
      {step === 'file' ? (
        <ImportFileStep
          kind={kind}
          fields={fields}
          onRead={(read) => {
            setFile(read)
            setChoices(proposeChoices(read, fields, readRemembered(storage, kind)))
            setStep('columns')
          }}
        />
      ) : null}
      {step === 'columns' && file ? (
        <ImportColumnsStep file={file} fields={fields} choices={choices} onChoose={setChoices} onBack={startAgain} onContinue={checkAll} />
      ) : null}
      {step === 'rows' ? (
        <ImportRowsStep
          kind={kind}
          fields={fields}
          rows={rows}
          importedCount={importedCount}
          onChange={setRows}
          onCheck={checkRow}
          onImport={importRows}
          onStartAgain={startAgain}
        />
      ) : null}
      {step === 'done' ? (
        <EmptyState
          titleLevel={3}
          title={`${importedCount} ${importedCount === 1 ? kind.slice(0, -1) : kind} imported`}
          description={whatIsNext[kind]}
          action={<Button href={kind === 'vehicles' ? paths.vehicles() : paths.drivers()}>See the {kind}</Button>}
          secondaryAction={
            <Button variant="quiet" onClick={startAgain}>
              Import another list
            </Button>
          }
        />
      ) : null}
      {question}
    </Stack>
  )
}
