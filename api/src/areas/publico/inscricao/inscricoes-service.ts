import type { Campanha } from '@seleta/contract/campanhas'
import type { InscricaoAnswer, InscricaoBody } from '@seleta/contract/talentos'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { ConflictError, InvalidError } from '../../../ground/domain-error'
import { readSegredo, signChave } from '../../../domain/inscricao/chave-repository'
import { findCidade } from '../../../ground/catalogos/find-cidade-repository'
import { toCampanha } from '../../../domain/campanha/campanha-row'
import { readCampanha } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { diaNoBrasil } from '../../../ground/day/dia-brasil'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { createEtapasRepository } from '../../../domain/etapa/etapas-repository'
import { enqueueConfirmacao, type LinkDeConfirmacao } from '../../../domain/mensagem/enqueue-mensagens'
import { createPublicoRepository } from '../../../domain/vaga-publica/vagas-publicas-repository'
import { vagaNaoEncontrada } from '../vagas/publico-service'
import { scoreInscricoes } from '../../../domain/aderencia/score-inscricoes'
import { createEntradaRepository } from '../../../domain/talento/entrada-repository'
import { findSame } from '../../../domain/talento/find-same'
import type { Pessoa } from '../../../domain/talento/pessoa'
import { checkCurriculo, TIPOS_CURRICULO, nameCurriculo } from '../../../ground/files/curriculo-arquivo'
import { createInscricoesRepository, type Contato } from '../../../domain/inscricao/inscricoes-repository'
import { normalizeTelefone } from '../../../ground/contacts/normalize-contato'
import { judgeRespostas } from '../../../domain/inscricao/triagem'
import { readVideos } from '../../../domain/inscricao/video-arquivo'

type Answer = z.output<typeof InscricaoAnswer>

/** Applications by the public form (product 42, 54, 55). */
export function createInscricoesService(db: Kysely<Database>, publicUrl: string) {
  return {
    /**
     * Takes an application. The same person, by e-mail or phone, is one talento; applying twice to one campaign
     * changes nothing. Person, file, answers, score, log entry and confirmation are written together or not at all.
     * @param arquivos the bytes of the résumé (`curriculo`) and of recorded answers (`video.{perguntaId}`), by field
     * @throws NotFoundError, ConflictError when the campaign takes no applications
     * @throws InvalidError, UnsupportedFileError, TooLargeError naming the field
     */
    async create(
      campanhaId: number,
      body: InscricaoBody,
      arquivos: ReadonlyMap<string, Buffer>,
    ): Promise<Answer> {
      const publica = await createPublicoRepository(db).find(campanhaId)
      if (publica === null) throw vagaNaoEncontrada()
      // Only a program fills this field; it is told that all went well.
      if (body.site !== '') return { acompanhamento: null, jaInscrita: false }
      const curriculo = arquivos.get('curriculo') ?? null
      const tipo = checkCurriculo(curriculo)
      const { empresaId } = publica
      return db.transaction().execute(async (trx) => {
        const row = await createCampanhasRepository(trx).lock(empresaId, campanhaId)
        if (row === null) throw vagaNaoEncontrada()
        const campanha = toCampanha(row, [])
        assertAberta(campanha)
        const videos = readVideos(campanha.vaga.perguntas, arquivos)
        const { contato, cidadeId } = await checkCampos(trx, campanha, body, videos.campos)
        const triagem = judgeRespostas(campanha.vaga.perguntas, body.respostas)

        const repository = createInscricoesRepository(trx)
        await repository.lockContato(empresaId, contato)
        const chegou = toPessoa({ ...body, cidadeId }, contato)
        const pessoas = createEntradaRepository(trx)
        const encontro = findSame(chegou, await pessoas.listConhecidas(empresaId, 'MANUAL', [chegou]))
        const conhecida = encontro.tipo === 'mesma' ? encontro.pessoa.id : null
        if (conhecida !== null) {
          const anterior = await repository.findInscricao(empresaId, campanhaId, conhecida)
          if (anterior?.situacao === 'ativa') return { acompanhamento: null, jaInscrita: true }
        }
        const dados = { ...body, ...contato, cidadeId }
        const isDono = encontro.tipo !== 'mesma' || isSameEmail(encontro.pessoa.email, contato.email)
        const antes = await pessoas.lockRetratos(empresaId, conhecida === null ? [] : [conhecida])
        const talentoId = conhecida ?? (await repository.insertTalento(empresaId, dados))
        if (conhecida !== null) await repository.mergeTalento(empresaId, conhecida, dados)
        const historico = await repository.addHistorico(empresaId, talentoId, dados)
        if (curriculo !== null && tipo !== null) {
          const nome = nameCurriculo(body.nome, tipo)
          await repository.setCurriculo(empresaId, talentoId, nome, TIPOS_CURRICULO[tipo], curriculo)
        }

        const [entrada] = await createEtapasRepository(trx).list(empresaId, campanhaId)
        const etapaId = entrada?.id ?? null
        const { eliminadaMotivo, sinais } = triagem
        const inscricaoId = await repository.insertInscricao(empresaId, {
          campanhaId,
          talentoId,
          etapaId,
          fonte: body.fonte,
          eliminadaMotivo,
          sinais,
        })
        if (encontro.tipo === 'mesma') {
          const depois = await pessoas.lockRetratos(empresaId, [talentoId])
          await pessoas.insertFusoes(empresaId, [
            {
              talentoId,
              via: 'formulario',
              motivo: encontro.motivo,
              antes: antes.get(talentoId) ?? {},
              depois: depois.get(talentoId) ?? {},
              chegou,
              ...historico,
              inscricaoId,
              importacaoId: null,
              usuarioId: null,
            },
          ])
        }
        await repository.replaceRespostas(empresaId, campanhaId, inscricaoId, triagem.respostas)
        for (const video of videos.videos)
          await repository.addVideo(empresaId, campanhaId, inscricaoId, video)
        await scoreInscricoes(trx, empresaId, campanha, { inscricaoId })
        if (conhecida !== null) {
          for (const outra of await repository.listOutrasCampanhas(empresaId, talentoId, campanhaId)) {
            await scoreInscricoes(trx, empresaId, await readCampanha(trx, empresaId, outra.campanhaId), outra)
          }
        }
        await appendEvento(trx, empresaId, {
          tipo: 'inscricao_criada',
          usuarioId: null,
          campanhaId,
          talentoId,
          inscricaoId,
          dados: {
            etapaId,
            origem: 'MANUAL',
            fonte: body.fonte,
            consentimentoVersao: body.consentimentoVersao,
          },
        })
        const chave = signChave(
          await readSegredo(trx),
          await repository.readIdentificador(empresaId, inscricaoId),
        )
        await confirm(
          trx,
          empresaId,
          campanha,
          { inscricaoId, talentoId, nome: body.nome, ...contato },
          // Whoever fills in the form may be somebody else: the page with a known person's data goes to their own
          // address alone.
          isDono
            ? { url: `${publicUrl}/acompanhamento?chave=${chave}`, isPaginaDaPessoa: true }
            : { url: `${publicUrl}/campanha/${campanhaId}`, isPaginaDaPessoa: false },
        )
        return { acompanhamento: encontro.tipo === 'mesma' ? null : chave, jaInscrita: false }
      })
    },
  }
}

/** @throws ConflictError saying why nobody can apply now */
function assertAberta(campanha: Campanha): void {
  if (campanha.situacao === 'PAUSADA')
    throw new ConflictError('As inscrições desta vaga estão pausadas.', 'vaga_pausada')
  const isPast = campanha.fechamento !== null && campanha.fechamento < diaNoBrasil()
  if (campanha.situacao !== 'PUBLICADA' || isPast)
    throw new ConflictError('Esta vaga foi encerrada.', 'vaga_encerrada')
}

/**
 * Everything that is wrong with the fields at once.
 * @throws InvalidError
 */
async function checkCampos(
  trx: Kysely<Database>,
  campanha: Campanha,
  body: InscricaoBody,
  camposDeVideo: Readonly<Record<string, string>>,
): Promise<{ contato: Contato; cidadeId: number | null }> {
  const campos = { ...judgeRespostas(campanha.vaga.perguntas, body.respostas).campos, ...camposDeVideo }
  const telefone = body.telefone.trim() === '' ? null : normalizeTelefone(body.telefone)
  if (body.telefone.trim() !== '' && telefone === null) campos['telefone'] = 'Informe o telefone com DDD.'
  if (body.nome.trim().length < 2) campos['nome'] = 'Informe seu nome.'
  if (body.nascimento !== null && body.nascimento > diaNoBrasil()) campos['nascimento'] = 'A data é futura.'
  if (body.cidadeId !== null) {
    const cidade = await trx
      .selectFrom('cidade')
      .select('id')
      .where('id', '=', body.cidadeId)
      .executeTakeFirst()
    if (cidade === undefined) campos['cidadeId'] = 'Escolha a cidade na lista.'
  }
  const typed =
    body.cidadeId === null && body.cidadeTexto !== '' ? await findCidade(trx, body.cidadeTexto) : null
  if (body.cidadeId === null && body.cidadeTexto !== '' && typed === null)
    campos['cidade'] = 'Escreva cidade e estado: Recife – PE.'
  if (Object.keys(campos).length > 0) throw new InvalidError('Confira os campos destacados.', campos)
  return {
    contato: { email: body.email === '' ? null : body.email, telefone },
    cidadeId: body.cidadeId ?? typed,
  }
}

const isSameEmail = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase()

/** What came, in the form that merges keep. */
const toPessoa = (body: InscricaoBody, contato: Contato): Pessoa => ({
  ...contato,
  nome: body.nome.trim(),
  cpf: null,
  referencia: null,
  nascimento: body.nascimento,
  cidadeId: body.cidadeId,
  formacao: body.formacao || null,
  curso: body.curso,
  tempoExperiencia: body.experiencia,
  ultimoCargo: body.ultimoCargo,
  ultimaEmpresa: body.ultimaEmpresa,
  funcaoId: null,
  idiomas: body.idiomas,
  habilidades: body.habilidades,
  sobre: body.sobre,
})

async function confirm(
  trx: Kysely<Database>,
  empresaId: number,
  campanha: Campanha,
  pessoa: { inscricaoId: number; talentoId: number; nome: string } & Contato,
  link: LinkDeConfirmacao,
): Promise<void> {
  if (pessoa.email === null) return
  const { candidatoContato } = campanha.vaga
  const para = { ...pessoa, campanhaId: campanha.id, vaga: campanha.nome, empresa: campanha.nomeEmpresa }
  await enqueueConfirmacao(
    trx,
    empresaId,
    para,
    candidatoContato.email ? candidatoContato.mensagem : '',
    link,
  )
}
