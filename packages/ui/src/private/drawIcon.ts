import { createElement, type ReactElement, type SVGProps } from 'react'

/** An icon in the current text color, in the size of its container. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactElement

/**
 * Makes an icon from the lines of its shape: the `d` of one SVG path, on a grid of 24. One element per icon: a form with a hundred messages
 * has a hundred icons, and the runtime of lucide-react is larger than a Button.
 */
export const drawIcon =
  (path: string): IconComponent =>
  (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      createElement('path', { d: path }),
    )
