/**
 * A part of a statement that adds deliveries where another part of it did something; what is there already is left as
 * it is.
 * @param done name of the other part
 * @param parameter where the deliveries are bound, as JSON
 */
export function addDeliveries(done: string, parameter: `$${number}`): string {
  return `
    INSERT INTO halyard_delivery (id, about, channel, created_at, status, attempts, due_at)
    SELECT id, about, channel, "createdAt", 'waiting', 0, "createdAt"
    FROM json_to_recordset(${parameter}::text::json) AS it (id text, about text, channel text, "createdAt" bigint)
    WHERE EXISTS (SELECT FROM ${done})
    ON CONFLICT DO NOTHING`;
}

/** A part of a statement that takes away what has not arrived about what another part of it named. */
export function forgetDeliveries(done: string): string {
  return `DELETE FROM halyard_delivery WHERE status <> 'sent' AND about IN (SELECT about FROM ${done})`;
}
