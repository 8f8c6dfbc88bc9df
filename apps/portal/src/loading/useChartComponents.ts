import { useQuery } from '@tanstack/react-query'

/** Loads the chart components as a query, so that loading and errors are handled like those of data. */
export const useChartComponents = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['chunks', 'charts'],
    queryFn: () => import('@vehicle-partner/ui/charts'),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  })
