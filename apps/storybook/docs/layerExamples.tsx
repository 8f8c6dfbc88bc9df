import { Button, Card, Inline, Stack, Text } from '@vehicle-partner/ui'
import { ChevronDown } from '@vehicle-partner/ui/icons'
import type { ReactNode } from 'react'

interface LayerProps {
  title: string
  text?: string
  children?: ReactNode
  buttons: readonly (readonly [string, 'danger' | 'primary' | 'secondary'])[]
}

/** The content of a layer over the page, which an example cannot open. */
export const Layer = ({ title, text, children, buttons }: LayerProps) => (
  <Card title={title}>
    <Stack>
      {text === undefined ? null : <Text>{text}</Text>}
      {children}
      <Inline>
        {buttons.map(([label, variant]) => (
          <Button key={label} variant={variant}>
            {label}
          </Button>
        ))}
      </Inline>
    </Stack>
  </Card>
)

interface PopupProps {
  /** The control that opens it. */
  trigger: string
  items: readonly string[]
}

/** A control with the popup that it opens. */
export const Popup = ({ trigger, items }: PopupProps) => (
  <div className="docsPopup">
    <Button variant="secondary" endIcon={<ChevronDown />}>
      {trigger}
    </Button>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

interface BubbleProps {
  trigger: ReactNode
  children: ReactNode
}

/** A control with a bubble of text below it. */
export const Bubble = ({ trigger, children }: BubbleProps) => (
  <div className="docsPopup">
    {trigger}
    <p>{children}</p>
  </div>
)
