import { ToastProvider, useToast } from '@vehicle-partner/ui'

export const Part = () => (
  <ToastProvider>
    <Saver />
  </ToastProvider>
)

function Saver() {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast.success('Vehicle saved')}>
      Save
    </button>
  )
}
