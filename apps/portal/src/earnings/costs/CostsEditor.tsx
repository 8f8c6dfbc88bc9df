import { formatDate, lagosDate, type CostItems } from '@vehicle-partner/domain'
import { CostConfigurationForm, type CostConfigurationValues } from '@vehicle-partner/forms'
import { AlertStrip, Card, Stack, Text } from '@vehicle-partner/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useClock } from '../../session/PortalContext.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

interface CostsEditorProps {
  title: string
  /** What the scope sets, with its version and the day from which it applies. */
  scope: { items: CostItems | null; version: number; effective_from: string | null }
  /** The costs of the wider scope, which apply to empty fields. */
  inherited?: CostItems
  /** Saves a new version in place of this one, and resolves to its number; undefined if the user decides against it. */
  save: (values: CostConfigurationValues, version: number) => Promise<number | undefined>
  /** Loads the newest version, after another user has saved one. */
  reload: () => Promise<unknown>
  onItemsChange: (items: CostItems) => void
  action?: ReactNode
  /** Takes the focus: it is in the place of one that is gone, with the button that was pressed. @default false */
  takesFocus?: boolean
}

/** The costs of one scope. When another user has changed them meanwhile, it says so, and keeps what was typed. */
export function CostsEditor({ title, scope, inherited, save, reload, onItemsChange, action, takesFocus = false }: CostsEditorProps) {
  const today = lagosDate(useClock()())
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('What you changed is not saved.')
  /** What the form starts with: events may bring newer costs meanwhile. */
  const [start, setStart] = useState({ items: scope.items ?? {}, version: scope.version, revision: 0 })
  const [isOutdated, setOutdated] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    // The pressed button went away with the form that was saved; a new one is in its place.
    if (start.revision > 0) submitButton.current?.focus({ preventScroll: true })
  }, [start.revision])
  const form = useFormSubmit(async (values: CostConfigurationValues) => {
    try {
      // Costs that another user saved are replaced only after the form has said so.
      const version = await save(values, isOutdated ? scope.version : start.version)
      if (version === undefined) return
      setOutdated(false)
      // A form that begins anew has nothing unsaved.
      setStart(({ revision }) => ({ items: values.items, version, revision: revision + 1 }))
      showSuccess('Costs saved')
    } catch (error) {
      if (hasErrorCode(error, 'VersionConflict')) {
        await reload()
        setOutdated(true)
      }
      throw error
    }
  })
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={title}
      divided
      action={
        action ??
        (scope.effective_from !== null && scope.effective_from > today ? (
          <Text as="span" size="small" tone="secondary">
            From {formatDate(scope.effective_from)}
          </Text>
        ) : null)
      }
    >
      <Stack gap="large">
        <CostConfigurationForm
          key={start.revision}
          items={start.items}
          {...(inherited && { inherited })}
          today={today}
          onItemsChange={onItemsChange}
          onUnsavedChange={leave.setUnsaved}
          submitRef={submitButton}
          {...form}
        />
        {/* Below the button that was pressed, where it is in view on a phone. */}
        {isOutdated ? (
          <AlertStrip tone="warning" role="status" title="Someone else changed these costs.">
            What you have typed is still here. Save again to replace theirs, or reload to see them.
          </AlertStrip>
        ) : null}
      </Stack>
      {leave.question}
    </Card>
  )
}
