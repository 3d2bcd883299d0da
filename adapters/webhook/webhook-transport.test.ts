import { expect, test } from 'vitest';
import { signedHeaders } from './webhook-transport.ts';

test('FM2 signs as the convention’s published example does', () => {
  const key = Buffer.from('plJ3nmyCDGBKInavdOK15jsl', 'base64');
  const body = '{"event_type":"ping","data":{"success":true}}';
  expect(signedHeaders(key, 'msg_loFOjxBNrRLzqYUf', 1_731_705_121_999, body)).toEqual({
    'webhook-id': 'msg_loFOjxBNrRLzqYUf',
    'webhook-timestamp': '1731705121',
    'webhook-signature': 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  });
});
