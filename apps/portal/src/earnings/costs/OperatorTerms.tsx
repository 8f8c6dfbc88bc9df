import type { UseQueryResult } from '@tanstack/react-query'
import { formatBasisPoints, formatDate, rateNoticeDays } from '@vehicle-partner/domain'
import { Accordion, Badge, Card, DescriptionList, Money, Skeleton, Text } from '@vehicle-partner/ui'
import { QueryError } from '../../loading/QueryError.tsx'
import { describeRate, describeTerm, type RateCard, type RateCards } from './rateTexts.tsx'

/** What the operator pays, now and before. */
export function OperatorTerms({ result }: { result: UseQueryResult<RateCards> }) {
  const cards = result.data?.data
  if (result.isError && !cards) return <QueryError query={result} title="Our terms could not be loaded" />
  const current = cards?.filter(({ state }) => state === 'current')
  const past = [...Map.groupBy(cards?.filter(({ state }) => state === 'past') ?? [], ({ version }) => version)]
  return (
    <>
      <Card
        title="Our terms"
        {...(current?.[0] ? { subtitle: `From ${formatDate(current[0].effective_from)}` } : {})}
        divided
        action={current?.[0] ? <Badge>Rate card {current[0].version}</Badge> : null}
        footer={
          <Text size="small" tone="secondary">
            Changes are announced {rateNoticeDays} days ahead.
          </Text>
        }
      >
        {current ? <Terms cards={current} /> : <Skeleton />}
      </Card>
      {past.length === 0 ? null : (
        <Card title="Earlier terms">
          <Accordion
            type="multiple"
            defaultValue={[]}
            items={past.map(([version, own]) => ({
              id: `rate-card-${version}`,
              title: `Rate card ${version}${own[0] ? `, from ${formatDate(own[0].effective_from)}` : ''}`,
              content: <Terms cards={own} />,
            }))}
          />
        </Card>
      )}
    </>
  )
}

function Terms({ cards }: { cards: readonly RateCard[] }) {
  const [card] = cards
  return (
    <DescriptionList
      termPosition="side"
      valueAlign="end"
      items={[
        ...cards.map((each) => ({ term: describeTerm(each), value: describeRate(each) })),
        ...(card
          ? [
              { term: 'Platform fee', value: formatBasisPoints(card.platform_fee_bps) },
              { term: `Withholding tax (${card.withholding.basis.toLowerCase()})`, value: formatBasisPoints(card.withholding.rate_bps) },
              ...card.bonuses.map(({ label, amount_kobo }) => ({ term: `Bonus: ${label}`, value: <Money kobo={amount_kobo} /> })),
              ...card.penalties.map(({ label, amount_kobo }) => ({ term: `Penalty: ${label}`, value: <Money kobo={-amount_kobo} /> })),
            ]
          : []),
      ]}
    />
  )
}
