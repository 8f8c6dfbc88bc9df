import { paths } from '@vehicle-partner/domain'
import { Button, EmptyState } from '@vehicle-partner/ui'
import { useMemo, useState } from 'react'
import { useLeaveQuestion } from '../navigation/useLeaveQuestion.tsx'
import { usePortal } from '../session/PortalContext.ts'
import { useOrganization } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useSuccessToast } from '../toasts/useSuccessToast.ts'
import { applyChoices, proposeChoices, readRemembered, remember } from './columnChoices.ts'
import { applyResults, createRows, type DraftRow } from './draftRows.ts'
import { ImportColumnsStep } from './ImportColumnsStep.tsx'
import { ImportRowsStep } from './ImportRowsStep.tsx'
import { listImportFields, type ImportKind } from './importFields.ts'
import type { ImportStep } from './importStepTitles.ts'
import type { ImportFile } from './readImportFile.ts'
import { useImportCall } from './useImportCall.ts'

interface ImportRowStepsProps {
  kind: ImportKind
  file: ImportFile
  step: ImportStep
  onStepChange: (step: ImportStep) => void
  onStartAgain: () => void
}

const whatIsNext: Readonly<Record<ImportKind, string>> = {
  vehicles: 'They are drafts: add photos and documents, then send each for review.',
  drivers: 'Add their documents, and invite them from their pages.',
}

/** The steps of an import after its file: its columns, its rows, and what was imported. Rows are kept in this tab only. */
export function ImportRowSteps({ kind, file, step, onStepChange, onStartAgain }: ImportRowStepsProps) {
  const { storage } = usePortal().dependencies
  const { supportedCities } = useOrganization()
  const fields = useMemo(() => listImportFields(kind, supportedCities), [kind, supportedCities])
  const [choices, setChoices] = useState(() => proposeChoices(file, fields, readRemembered(storage, kind)))
  const [rows, setRows] = useState<readonly DraftRow[]>([])
  const [importedCount, setImportedCount] = useState(0)
  const call = useImportCall(kind)
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const { question, setUnsaved } = useLeaveQuestion('The rows that are not imported yet will be lost.', { isPanel: true })

  const checkAll = withErrorToast(async () => {
    remember(storage, kind, file, choices)
    const created = createRows(applyChoices(file, fields, choices))
    const { rows: results } = await call.check(created)
    setRows(applyResults(created, created, results, fields))
    setUnsaved(true)
    onStepChange('rows')
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
    if (left.length === 0) onStepChange('done')
  })
  return (
    <>
      {step === 'columns' ? (
        <ImportColumnsStep
          file={file}
          fields={fields}
          choices={choices}
          onChoose={setChoices}
          onBack={onStartAgain}
          onContinue={checkAll}
        />
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
          onStartAgain={onStartAgain}
        />
      ) : null}
      {step === 'done' ? (
        <EmptyState
          titleLevel={3}
          title={`${importedCount} ${importedCount === 1 ? kind.slice(0, -1) : kind} imported`}
          description={whatIsNext[kind]}
          action={<Button href={kind === 'vehicles' ? paths.vehicles() : paths.drivers()}>See the {kind}</Button>}
          secondaryAction={
            <Button variant="quiet" onClick={onStartAgain}>
              Import another list
            </Button>
          }
        />
      ) : null}
      {question}
    </>
  )
}
