import type { ErrorMessageKey } from '@vehicle-partner/domain'
import { ErrorState, type ErrorStateProps } from '@vehicle-partner/ui'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'

interface QueryErrorProps extends Omit<ErrorStateProps, 'description' | 'onRetry' | 'retrying'> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The message where the server sent none. */
  fallback?: ErrorMessageKey
}

/** Stands in place of what a query could not load, with a retry. */
export const QueryError = ({ query: { error, isFetching, refetch }, fallback, ...rest }: QueryErrorProps) => (
  <ErrorState {...rest} description={getErrorMessage(error, fallback)} onRetry={() => void refetch()} retrying={isFetching} />
)
