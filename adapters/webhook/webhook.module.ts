import { ContainerModule } from 'inversify';
import { EnquiryDelivery } from '../../core/ports/message-transport.ts';
import { HttpClient } from '../../core/ports/http-client.ts';
import { WebhookDelivery, type WebhookReceiver } from './webhook-delivery.ts';

/** Enquiries to a receiver of webhooks, over the HttpClient of the same container. */
export function webhookModule(receiver: WebhookReceiver): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<EnquiryDelivery>(EnquiryDelivery)
      .toResolvedValue((http: HttpClient) => new WebhookDelivery(http, receiver), [HttpClient])
      .inSingletonScope()
      .whenNamed('webhook');
  });
}
