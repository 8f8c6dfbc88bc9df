import { NoBankAnswer, type BankConnection, type TransferOrder, type TransferReport } from '../src/banks/bankConnection.ts'

/** How the bank treats the next orders: it answers, or the connection breaks before or after it has stored the order. */
type Mood = 'answers' | 'breaks before' | 'breaks after'

export interface FakeBank extends BankConnection {
  /** The stored orders by key: each moves its money once. */
  transfers: Map<string, { order: TransferOrder; report: TransferReport }>
  /** Every order that arrived, with repetitions. */
  received: string[]
  mood: Mood
  /** Runs while an order is with the bank, before it answers. */
  onOrder: ((order: TransferOrder) => Promise<void>) | undefined
}

/** A bank with a memory, in process. */
export function createFakeBank(): FakeBank {
  const bank: FakeBank = {
    transfers: new Map(),
    received: [],
    mood: 'answers',
    onOrder: undefined,
    async resolveAccount({ holder }) {
      if (bank.mood !== 'answers') throw new NoBankAnswer('The connection broke')
      return { name: holder.toUpperCase(), ask_again_at: null }
    },
    async startTransfer(order) {
      bank.received.push(order.key)
      if (bank.mood === 'breaks before') throw new NoBankAnswer('The connection broke')
      const known = bank.transfers.get(order.key) ?? { order, report: { state: 'processing' } }
      bank.transfers.set(order.key, known)
      await bank.onOrder?.(order)
      if (bank.mood === 'breaks after') throw new NoBankAnswer('The connection broke')
      return known.report
    },
    async readTransfer({ key }) {
      if (bank.mood !== 'answers') throw new NoBankAnswer('The connection broke')
      return bank.transfers.get(key)?.report
    },
  }
  return bank
}
