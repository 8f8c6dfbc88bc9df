import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { within } from '../app/within.ts'
import { FormMissing, PartMissing } from './parts.tsx'

/** A part of a page that comes after it. Where it cannot be had, a message says so. */
export const later = <Props,>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => within(load()).then((part) => ({ default: part }), missing))
const missing = () => ({ default: PartMissing })

/** The same for what a page is there for: one that has missed it is loaded anew, once. */
export const laterForm = <Props,>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => within(load()).then((part) => ({ default: part }), formMissing))
const formMissing = () => ({ default: FormMissing })
