import { useMutation } from '@tanstack/react-query'
import type { Organization } from '@vehicle-partner/api'
import { Avatar, Button, Inline, Stack, Text } from '@vehicle-partner/ui'
import { useId, useRef, useState } from 'react'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'

interface CompanyLogoProps {
  company: Organization
  canManage: boolean
}

/** The logo of the company. Owners choose and remove it, other members see it. */
export function CompanyLogo({ company, canManage }: CompanyLogoProps) {
  const { partners, uploads } = useApi()
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const update = useMutation(partners.update.mutation())
  const params = { id: company.id }

  const save = async (logo: string | null) => {
    try {
      await update.mutateAsync({ params, body: { version: company.version, logo } })
    } catch (error) {
      if (!hasErrorCode(error, 'VersionConflict')) throw error
      // A colleague has changed something else: the logo replaces nothing of it.
      const { data } = await partners.get({ params })
      await update.mutateAsync({ params, body: { version: data.version, logo } })
    }
    showSuccess('Successful')
  }
  const choose = useMutation({
    mutationFn: withErrorToast(async (file: File) => {
      const { prepareLogo } = await import('./prepareLogo.ts')
      const prepared = await prepareLogo(file)
      if ('problem' in prepared) return setProblem(prepared.problem)
      const { files } = await uploads.create({
        params: { kind: 'company' },
        query: { partner_id: company.id },
        body: { files: [prepared.file] },
      })
      const [uploaded] = files
      if (!uploaded) throw new Error('The server returned no file')
      await save(uploaded.Location)
    }),
  })
  const remove = useMutation({ mutationFn: withErrorToast(() => save(null)) })
  return (
    <Stack gap="xsmall">
      <Inline gap="medium">
        <Avatar
          name={company.company_name}
          src={company.logo ?? undefined}
          shape="company"
          size="large"
          decorative={company.logo === null}
        />
        {canManage ? (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept="image/jpeg,image/png,image/webp"
              aria-label="Logo"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                // So that the same file can be chosen again after a failure.
                event.currentTarget.value = ''
                setProblem(undefined)
                if (file) choose.mutate(file)
              }}
            />
            <Button
              ref={chooser}
              variant="secondary"
              size="small"
              pending={choose.isPending}
              pendingLabel="Uploading..."
              disabled={remove.isPending}
              aria-describedby={problem === undefined ? undefined : id}
              onClick={() => input.current?.click()}
            >
              {company.logo === null ? 'Add logo' : 'Change logo'}
            </Button>
            {company.logo === null ? null : (
              <Button
                variant="quiet"
                size="small"
                pending={remove.isPending}
                pendingLabel="Removing..."
                disabled={choose.isPending}
                // The pressed button goes.
                onClick={() => remove.mutate(undefined, { onSuccess: () => chooser.current?.focus() })}
              >
                Remove logo
              </Button>
            )}
          </>
        ) : null}
      </Inline>
      <div role="alert" id={id}>
        {problem === undefined ? null : (
          <Text size="small" tone="danger">
            {problem}
          </Text>
        )}
      </div>
    </Stack>
  )
}
