import { Suspense } from 'react'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { useRolePreview } from '../session/useRolePreview.ts'

const RolePreviewStrip = createLazyPart(async () => (await import('./RolePreviewStrip.tsx')).RolePreviewStrip)

/** Says that the portal is shown as for another role. The live region is always rendered, so that the begin is announced. */
export function RolePreviewStatus() {
  const { role, end } = useRolePreview()
  return (
    <div role="status">
      {role === undefined ? null : (
        <Suspense>
          <RolePreviewStrip role={role} onEnd={end} />
        </Suspense>
      )}
    </div>
  )
}
