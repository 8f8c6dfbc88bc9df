import { Heading, Skeleton, Stack, Stepper } from '@vehicle-partner/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { ImportFileStep } from './ImportFileStep.tsx'
import type { ImportKind } from './importFields.ts'
import { importSteps, importStepTitles, type ImportStep } from './importStepTitles.ts'
import type { ImportFile } from './readImportFile.ts'

const ImportRowSteps = createLazyPart(async () => (await import('./ImportRowSteps.tsx')).ImportRowSteps)

/** The import of a list in three steps: a file, its columns, its rows. What the later ones need loads when a file is chosen. */
export function ImportSteps({ kind }: { kind: ImportKind }) {
  const [step, setStep] = useState<ImportStep>('file')
  const [file, setFile] = useState<ImportFile>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef<ImportStep>('file')
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
  }, [step])
  const current = importSteps.indexOf(step)
  return (
    <Stack gap="xlarge">
      <Stepper
        aria-label="Import"
        steps={importSteps.slice(0, 3).map((id, at) => ({
          id,
          label: importStepTitles[id],
          status: at < current ? 'complete' : at === current ? 'current' : 'upcoming',
        }))}
      />
      <Heading ref={heading} level={2} tabIndex={-1}>
        {importStepTitles[step]}
      </Heading>
      {file === undefined ? (
        <ImportFileStep
          kind={kind}
          onRead={async (read) => {
            // A part that does not load says so in its place, with a retry.
            await ImportRowSteps.load().catch(() => undefined)
            setFile(read)
            setStep('columns')
          }}
        />
      ) : (
        <Suspense fallback={<Skeleton size="title" />}>
          <ImportRowSteps
            kind={kind}
            file={file}
            step={step}
            onStepChange={setStep}
            onStartAgain={() => {
              setFile(undefined)
              setStep('file')
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
