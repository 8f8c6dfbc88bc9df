import { formatDate, lagosDate, type CostItems } from '@vehicle-partner/domain'
import { CostConfigurationForm, type CostConfigurationValues } from '@vehicle-partner/forms'
import { AlertStrip, Card, Stack, Text } from '@vehicle-partner/ui'
import { useState, type ReactNode } from 'react'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useClock } from '../../session/PortalContext.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

interface CostsEditorProps {
  title: string
  /** What the scope sets, with the day from which it applies. */
  scope: { items: CostItems | null; effective_from: string | null }
  /** The costs of the wider scope, which apply to empty fields. */
  inherited?: CostItems
  /** Saves a new version; resolves to false if the user decides against it. */
  save: (values: CostConfigurationValues) => Promise<boolean>
  /** Loads the newest version, after another user has saved one. */
  reload: () => Promise<unknown>
  onItemsChange: (items: CostItems) => void
  action?: ReactNode
}

/** The costs of one scope. When another user has changed them meanwhile, it says so, and keeps what was typed. */
export function CostsEditor({ title, scope, inherited, save, reload, onItemsChange, action }: CostsEditorProps) {
  const today = lagosDate(useClock()())
  const showSuccess = useSuccessToast()
  const leave = useLeaveQuestion('What you changed is not saved.')
  /** What the form starts with: events may bring newer costs meanwhile. */
  const [start, setStart] = useState({ items: scope.items ?? {}, revision: 0 })
  const [isOutdated, setOutdated] = useState(false)
  const form = useFormSubmit(async (values: CostConfigurationValues) => {
    try {
      if (!(await save(values))) return
      setOutdated(false)
      // A form that begins anew has nothing unsaved.
      setStart(({ revision }) => ({ items: values.items, revision: revision + 1 }))
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
