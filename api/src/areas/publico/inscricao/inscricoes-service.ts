import { randomUUID } from 'node:crypto'
import type { Campanha } from '@seleta/contract/campanhas'
import { perguntasFeitas } from '@seleta/contract/perguntas-feitas'
import type { InscricaoAnswer, InscricaoBody } from '@seleta/contract/talentos'
import { addresses } from '@seleta/public-pages/data/addresses'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { openChaves } from '../../../domain/inscricao/chave'
import { judgeEnvio, type Envio } from '../../../domain/inscricao/triagem'
import { type Confirmacao, enqueueConfirmacao } from '../../../domain/mensagem/enqueue-mensagens'
import { enterInscricao } from '../../../domain/talento/enter-pessoas'
import { type Curriculo, type Pessoa, readCurriculo, readPessoa } from '../../../domain/talento/pessoa'
import { readCatalogosOf } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import type { Clock } from '../../../ground/clock'
import { wrongCampos } from '../../../ground/domain-error'
import type { Arquivos } from '../../../ground/files/arquivos'
import type { UploadedFile } from '../../../ground/files/uploaded-file'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import { NO_CHAVE, type Pedido } from '../../../ground/idempotency/pedido'
import type { Counter } from '../../../ground/limits/counter'
import { vagaNotFound } from '../vagas/publico-service'
import { createPublicoRepository } from '../vagas/vagas-publicas-repository'
import { countAccepted } from './accepted-limit'
import { assertAberta, shareVagaAberta } from './lock-vaga-aberta'

type Answer = z.output<typeof InscricaoAnswer>

/** An application that was read and judged, for one campaign. */
interface Inscricao {
  readonly campanha: Campanha
  readonly pessoa: Pessoa
  readonly curriculo: Curriculo | null
  readonly envio: Envio
  readonly body: InscricaoBody
}

/** What came with an application. */
interface Envelope {
  /** The résumé (`curriculo`) and the recorded answers (`video.{perguntaId}`), by field. */
  readonly arquivos: ReadonlyMap<string, UploadedFile>
  /** Where it comes from. */
  readonly endereco: string
  /** The call with its key; a form without JavaScript has none. */
  readonly pedido?: Pedido
}

interface Given {
  readonly counter: Counter
  readonly files: Arquivos
  readonly publicUrl: string
  readonly clock: Clock
}

/** Applications by the public form, with or without JavaScript (product 42, 54, 55). */
export function createInscricoesService(db: Kysely<Database>, { counter, files, publicUrl, clock }: Given) {
  return {
    /**
     * Takes an application. It proves nothing but itself: the record of somebody known stays as it is, and the answer is
     * the same for known and unknown, a key to what was sent (decision 108). Person, file, answers, score, log entry and
     * confirmation are written together or not at all.
     * @throws NotFoundError, ConflictError when the campaign takes no applications
     * @throws InvalidError, UnsupportedFileError, TooLargeError naming the field
     * @throws TooManyError when too many were taken from one address
     */
    async create(
      campanhaId: number,
      body: InscricaoBody,
      { arquivos, endereco, pedido = NO_CHAVE }: Envelope,
    ): Promise<Answer> {
      const publica = await createPublicoRepository(db).find(campanhaId)
      if (publica === null) throw vagaNotFound()
      // Only a program fills this field; it is told that all went well, with a key to nothing.
      if (body.site !== '') return { acompanhamento: (await openChaves(db)).signEnvio(randomUUID()) }
      const hoje = diaInBrazil(clock())
      const curriculo = readCurriculo(arquivos.get('curriculo'), body.nome)
      const texto = { ...body, cidade: body.cidadeTexto, nascimento: body.nascimento ?? '', cpf: '' }
      const read = readPessoa(texto, await readCatalogosOf(db, texto), 'pessoa', hoje)
      const judge = (campanha: Campanha): Inscricao => {
        const envio = judgeEnvio(perguntasFeitas(campanha.vaga), body.respostas, arquivos)
        const campos = { ...envio.campos, ...read.campos }
        if (read.campos !== undefined || Object.keys(campos).length > 0) throw wrongCampos(campos)
        return { campanha, pessoa: read.pessoa, curriculo, envio, body }
      }
      // Judged once, before the files are kept; anew only if the campaign that nobody can change now is another version.
      const judged = judge(assertAberta(publica, hoje))
      const { envio } = judged
      const kept = [curriculo, ...envio.videos].flatMap((one) => (one === null ? [] : [one.arquivo]))
      return countAccepted(counter, campanhaId, endereco, () =>
        files.keepDuring(kept, () =>
          doOnce(db, publica.empresaId, pedido, async (trx) => {
            const campanha = await shareVagaAberta(trx, publica.empresaId, campanhaId, hoje)
            const isSame = campanha.versao === judged.campanha.versao
            return enter(trx, publica, publicUrl, isSame ? { ...judged, campanha } : judge(campanha))
          }),
        ),
      )
    },
  }
}

/** Takes the person in, makes the key to their own page, and confirms. */
async function enter(
  trx: Kysely<Database>,
  { empresaId, empresaSlug }: { readonly empresaId: number; readonly empresaSlug: string },
  publicUrl: string,
  { campanha, pessoa, curriculo, envio, body }: Inscricao,
): Promise<Answer> {
  const etapaId = await createCampanhasRepository(trx).findEntrada(empresaId, campanha.id)
  const { talentoId, identificador, declaracao, oculta } = await enterInscricao(
    trx,
    {
      empresaId,
      via: 'formulario',
      origem: 'MANUAL',
      fonte: body.fonte,
      consentimento: body.consentimentoVersao,
      usuarioId: null,
      importacaoId: null,
      campanha: { id: campanha.id, etapaId },
      rescore: createRescore(trx, empresaId, async (_, __, id) =>
        id === campanha.id ? campanha : readCampanha(trx, empresaId, id),
      ),
    },
    { pessoa, curriculo, linha: null, envio },
  )
  const chaves = await openChaves(trx)
  const { telefone } = pessoa
  const { inscricao, email, conta } = declaracao
  // The mailbox of somebody hidden is asked on that person's own page (decision 129).
  const chave =
    oculta === null
      ? chaves.sign(inscricao.identificador, identificador, email ?? '')
      : chaves.signContinuar(oculta, email ?? '')
  const asks = oculta !== null && conta === 'nova' ? 'inscrita' : conta
  await confirm(
    trx,
    empresaId,
    campanha,
    { ...declaracao, conta: asks, telefone, talentoId },
    {
      link: publicUrl + addresses.acompanhamento(chave),
      vagas: publicUrl + addresses.empresa(empresaSlug),
    },
  )
  return { acompanhamento: chaves.signEnvio(declaracao.identificador) }
}

type Declarada = Awaited<ReturnType<typeof enterInscricao>>['declaracao']

/** What differs between known and unknown goes to the mailbox alone. */
async function confirm(
  trx: Kysely<Database>,
  empresaId: number,
  campanha: Campanha,
  para: Declarada & { talentoId: number; telefone: string | null },
  links: Pick<Confirmacao, 'link' | 'vagas'>,
): Promise<void> {
  const { nome, email, telefone, talentoId, inscricao, conta } = para
  if (email === null) return
  const { candidatoContato } = campanha.vaga
  const destinatario = {
    nome,
    email,
    telefone,
    inscricaoId: inscricao.id,
    talentoId,
    campanhaId: campanha.id,
    vaga: campanha.nome,
    empresa: campanha.nomeEmpresa,
  }
  const texto = candidatoContato.email ? candidatoContato.mensagem : ''
  await enqueueConfirmacao(trx, empresaId, destinatario, { texto, conta, ...links })
}
