import { ScrollRegion } from '../../../packages/ui/src/private/ScrollRegion.tsx'
import './codeExample.css'

/** A piece of code whose long lines scroll, with the keyboard too. */
export function CodeExample({ label, children }: { label: string; children: string }) {
  return (
    <ScrollRegion className="codeExample" aria-label={label}>
      <pre>
        <code>{children}</code>
      </pre>
    </ScrollRegion>
  )
}
