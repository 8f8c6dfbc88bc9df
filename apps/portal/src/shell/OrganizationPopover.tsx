import { canChooseOrganization, listOrganizations, organizationRoleLabel } from '@vehicle-partner/domain'
import { Avatar, OptionList, Popover } from '@vehicle-partner/ui'
import { useState, type ButtonHTMLAttributes, type ReactElement } from 'react'
import { useSession } from '../session/useSession.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { useSwitchOrganization } from './useSwitchOrganization.ts'

/** The number of organisations from which on there is a search field. */
const searchFrom = 7

export interface OrganizationPopoverProps {
  /** Opens it. */
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
}

/** The user's organisations with their role in each; choosing one makes it active. */
export function OrganizationPopover({ button }: OrganizationPopoverProps) {
  const { session, organization } = useSession()
  const { showError } = useErrorToast()
  const switchOrganization = useSwitchOrganization()
  const [isOpen, setOpen] = useState(true)
  const records = listOrganizations(session?.associatedOrganizations ?? [])
  return (
    <Popover
      trigger={button}
      title="Switch organisation"
      align="end"
      width="small"
      padding="none"
      titleHidden
      open={isOpen}
      onOpenChange={setOpen}
    >
      <OptionList
        label="Organisations"
        searchable={records.length >= searchFrom}
        labels={{ search: 'Search organisations' }}
        value={organization?.partner?.id}
        options={records.map((record) => {
          const [name = '', roleLabel] = [record.partner?.company_name, organizationRoleLabel(record.role)]
          return {
            value: record.partner?.id ?? '',
            label: name,
            description: canChooseOrganization(record) ? roleLabel : `${roleLabel}, set-up not complete`,
            icon: <Avatar shape="company" size="small" name={name} decorative />,
          }
        })}
        onSelect={(id) => {
          const chosen = records.find(({ partner }) => partner?.id === id)
          setOpen(false)
          if (chosen) switchOrganization(chosen).catch(showError)
        }}
      />
    </Popover>
  )
}
