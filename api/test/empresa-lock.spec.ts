import { type Operation, type Route, routes } from '@seleta/contract/routes'
import {
  BinaryOperationNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  RawNode,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely'
import { buildServer } from '../src/server'
import { readSettings } from '../src/ground/settings'
import { apply, buildInscricao, openOffice, type Office, publish } from './support/campanhas'
import { NAMES } from './support/named-things'
import { seedDossie } from './support/seed-dossie'

/** The second lock of a company (product 70, decision 175): what if a statement forgets whose it is? */

/** Statements as written by somebody who forgot the company: `empresa_id = $1` becomes something that is true. */
class Forgetful extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.transformNode(node)
  }

  async transformResult<T extends { result: unknown }>({
    result,
  }: T): Promise<T['result'] & { rows: UnknownRow[] }> {
    return result as T['result'] & { rows: UnknownRow[] } // Nothing is changed on the way back.
  }

  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, ...raw } = super.transformRaw(node)
    return {
      ...raw,
      sqlFragments: sqlFragments.map((part) =>
        part.replace(/[\w".]*\bempresa_id"?(?:\s*\+ 0)?\s*=\s*$/, '0 < '),
      ),
    }
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const changed = super.transformBinaryOperation(node)
    const isOfEmpresa = JSON.stringify(node.leftOperand).includes('"name":"empresa_id"')
    return isOfEmpresa && node.rightOperand.kind === 'ValueNode'
      ? { ...changed, leftOperand: RawNode.createWithSql('0'), operator: RawNode.createWithSql('<') }
      : changed
  }
}

let office: Office
let forgetful: Awaited<ReturnType<typeof buildServer>>
let ids: Record<string, string | number>
beforeAll(async () => {
  office = await openOffice()
  const { api, token } = office
  const { id: campanha } = await publish(office)
  await apply(api, campanha, buildInscricao())
  const { body } = await api.call('filterKanban', { params: { campanhaId: campanha }, body: {} }, { token })
  const etapa = body.data.find(({ talentos }) => talentos.length > 0)
  ids = { campanha, etapa: etapa?.id ?? 0, talento: etapa?.talentos[0]?.identificador ?? '' }
  Object.assign(ids, await seedDossie(office, String(ids['talento'])))
  forgetful = await buildServer({
    db: api.db.withPlugin(new Forgetful()),
    pool: api.pool,
    settings: readSettings({ LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: api.dataDir }),
  })
})
afterAll(async () => {
  await forgetful.close()
  await office.api.close()
})

/** What the office below has one of. */
const THINGS = new Set(['campanha', 'etapa', 'talento', 'nota', 'resultado', 'video', 'fusao'])

/** Calls that read something that a path names. */
const reads = (Object.keys(routes) as Operation[]).filter((operation) => {
  const route: Route = routes[operation]
  const names = Object.values(NAMES[operation] ?? {})
  return route.method === 'GET' && names.length > 0 && names.every((name) => THINGS.has(name))
})

const ask = (token: string, operation: Operation) =>
  forgetful.inject({
    method: 'GET',
    url: routes[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(ids[NAMES[operation]?.[name] ?? '']),
    ),
    headers: { authorization: `Bearer ${token}` },
  })

describe('when every statement forgets the company', () => {
  it('another company’s rows are what one would get', async () => {
    const rows = await office.api.db
      .withPlugin(new Forgetful())
      .selectFrom('talento')
      .where('empresaId', '=', office.estranho.empresaId)
      .select('identificador')
      .execute()
    expect(rows.map(({ identificador }) => identificador)).toContain(ids['talento'])
  })

  it.each(reads.map((operation) => [operation]))('%s gives a stranger nothing of it', async (operation) => {
    const { statusCode, body } = await ask(office.estranho.token, operation)
    expect([404, 500]).toContain(statusCode)
    expect(JSON.parse(body)).toEqual({ erro: expect.objectContaining({ codigo: expect.any(String) }) })
  })

  it('nobody is served: what is not held to a company is not asked', async () => {
    const answers = await Promise.all(
      reads.map(async (operation) => ({
        operation,
        status: (await ask(office.token, operation)).statusCode,
      })),
    )
    const served = answers.filter(({ status }) => status < 500).map(({ operation }) => operation)
    // Its one question is asked past the plugins: nothing was forgotten.
    expect(served).toEqual(['downloadCurriculoOriginal'])
  })

  it('nor is anything written', async () => {
    const before = await office.api.db.selectFrom('campanha').selectAll().orderBy('id').execute()
    const { statusCode } = await forgetful.inject({
      method: routes.closeCampanha.method,
      url: routes.closeCampanha.path.replace('{id}', String(ids['campanha'])),
      headers: { authorization: `Bearer ${office.estranho.token}` },
    })
    expect(statusCode).toBeGreaterThanOrEqual(404)
    expect(await office.api.db.selectFrom('campanha').selectAll().orderBy('id').execute()).toEqual(before)
  })
})
