import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'

/** A piece of code whose long lines scroll, with the keyboard too. */
export function CodeExample({ label, children }: { label: string; children: string }) {
  return (
    <ScrollRegion className="scroll" aria-label={label}>
      <pre>
        <code>{children}</code>
      </pre>
    </ScrollRegion>
  )
}
