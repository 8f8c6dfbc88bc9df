import { cx } from './cx.ts'
import * as spinner from '../Spinner/Spinner.css.ts'

/** The spinner inside another component, which says itself what is pending. */
export const SmallSpinner = ({ className }: { className?: string }) => <span aria-hidden="true" className={cx(spinner.root, className)} />
