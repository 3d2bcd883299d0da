import { ContainerModule } from 'inversify';
import { HttpClient } from '../../core/ports/http-client.ts';
import { MessageTransport } from '../../core/ports/message-transport.ts';
import { WebhookDelivery, type WebhookReceiver } from './webhook-delivery.ts';

/** Enquiries to a receiver of webhooks, over the HttpClient of the same container. */
export function webhookModule(receiver: WebhookReceiver): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<MessageTransport>(MessageTransport)
      .toResolvedValue((http: HttpClient) => new WebhookDelivery(http, receiver), [HttpClient])
      .inSingletonScope()
      .whenNamed('webhook');
  });
}
