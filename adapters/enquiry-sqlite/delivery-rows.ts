import type { Delivery } from '../../core/enquiry/delivery.ts';
import type { Transaction } from './sqlite-database.ts';

/** Inserts deliveries; existing ones stay. */
export function addDeliveries(transaction: Transaction, deliveries: readonly Delivery[]): void {
  for (const { id, about, channel, createdAt } of deliveries) {
    transaction.run(
      `INSERT INTO delivery (id, about, channel, created_at, status, attempts, due_at)
       VALUES (?1, ?2, ?3, ?4, 'waiting', 0, ?4) ON CONFLICT DO NOTHING`,
      id,
      about,
      channel,
      createdAt,
    );
  }
}

/** Deletes the unsent deliveries of an enquiry or subscription. */
export function deletePendingDeliveries(transaction: Transaction, about: string): void {
  transaction.run("DELETE FROM delivery WHERE about = ? AND status <> 'sent'", about);
}
