import { listAttributeValues } from '@skills-architect/contracts/admin';
import { notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { ATTRIBUTE_VALUES } from './attribute-values';

/** Attribute values for this area's forms. */
export const attributeRoutes = (app: FastifyInstance) =>
  route(app, listAttributeValues, async ({ params }) => {
    const values = ATTRIBUTE_VALUES.get(params.attributeId);
    if (!values) throw notFound('This attribute');
    return { attributeValues: [...values] };
  });
