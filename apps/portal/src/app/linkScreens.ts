// Small screens that people reach by a link: those that redeem its token, and the one for a link that leads nowhere.
export { ConfirmEmailScreen } from '../auth/ConfirmEmailScreen.tsx'
export { UndoEmailScreen } from '../auth/UndoEmailScreen.tsx'
export { NotFoundScreen } from '../notFound/NotFoundScreen.tsx'
export { RedirectScreen } from '../redirect/RedirectScreen.tsx'
