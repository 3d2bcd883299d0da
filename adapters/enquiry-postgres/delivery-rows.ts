/**
 * Writes a common table expression that inserts deliveries where another one returned rows; existing deliveries stay.
 * @param done name of the other expression
 * @param parameter the deliveries as JSON
 */
export function addDeliveries(done: string, parameter: `$${number}`): string {
  return `
    INSERT INTO halyard_delivery (id, about, channel, created_at, status, attempts, due_at)
    SELECT id, about, channel, "createdAt", 'waiting', 0, "createdAt"
    FROM json_to_recordset(${parameter}::text::json) AS it (id text, about text, channel text, "createdAt" bigint)
    WHERE EXISTS (SELECT FROM ${done})
    ON CONFLICT DO NOTHING`;
}

/** Writes a common table expression that deletes the unsent deliveries of the rows that another one returned. */
export function deletePendingDeliveries(done: string): string {
  return `DELETE FROM halyard_delivery WHERE status <> 'sent' AND about IN (SELECT about FROM ${done})`;
}
