import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { completeCalls } from './describe-calls'

/** The reader knows no Trusted Types and styles itself inline; it shows nothing but this document. */
const READER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * OpenAPI 3.1 at /docs/json, made from shared/contract, and a page to read it at /docs. Call before the routes.
 * @param publicUrl where the calls are reached
 */
export async function documentApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Seleta',
        description:
          'Campanhas, talentos e etapas. Erros em um só envelope: `{ erro: { codigo, mensagem, campos?, id } }`.',
        version: '1',
      },
      servers: [{ url: publicUrl, description: 'Esta instalação' }],
      components: {
        securitySchemes: {
          sessao: { type: 'http', scheme: 'bearer' },
          chave: {
            type: 'apiKey',
            in: 'header',
            name: 'x-api-key',
            description: 'Chave da empresa para origens automáticas, feita em Configurações.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (given) => completeCalls(jsonSchemaTransformObject(given)),
    hideUntagged: true,
  })
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPublic: true }
    })
    scope.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('integrity-policy')
    })
    await scope.register(fastifySwaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformStaticCSP: () => READER_POLICY,
    })
  })
}
