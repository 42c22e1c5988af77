import type { RespostaDoTalento, VideoDoTalento } from '@seleta/contract/dossie'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Clock } from '../../../ground/clock'
import { NotFoundError } from '../../../ground/domain-error'
import type { Arquivos } from '../../../ground/files/arquivos'
import type { FileAnswer } from '../../../ground/files/file-answer'
import { findTarget } from '../target-repository'
import { createRespostasRepository, type RespostaRow } from './respostas-repository'
import { openVideoChaves } from './video-chave'

const videoNotFound = () => new NotFoundError('Vídeo não encontrado.')

/** Answers and videos of a person's applications (product 25, 40). */
export function createRespostasService(db: Kysely<Database>, arquivos: Arquivos, clock: Clock) {
  const repository = createRespostasRepository(db)

  async function listOf(empresaId: number, identificador: string): Promise<RespostaRow[]> {
    const { id } = await findTarget(db, empresaId, identificador)
    return repository.list(empresaId, id)
  }

  return {
    /** @throws NotFoundError when the person is unknown */
    async list(empresaId: number, identificador: string): Promise<RespostaDoTalento[]> {
      const rows = await listOf(empresaId, identificador)
      return rows
        .filter(({ tipo }) => tipo !== 'VIDEO')
        .map((row) => ({
          campanhaId: row.campanhaId,
          campanha: row.campanha,
          pergunta: row.titulo,
          resposta: inWords(row),
          isCorreta: row.correta,
        }))
    },

    /** @throws NotFoundError when the person is unknown */
    async listVideos(empresaId: number, identificador: string): Promise<VideoDoTalento[]> {
      const rows = await listOf(empresaId, identificador)
      return rows.flatMap(({ id, tipo, arquivoId, ...row }) =>
        id === null || tipo !== 'VIDEO' || arquivoId === null
          ? []
          : [
              {
                id,
                pergunta: row.titulo,
                campanhaId: row.campanhaId,
                campanha: row.campanha,
                duracao: row.duracao,
                criadoEm: row.criadaEm.toISOString(),
              },
            ],
      )
    },

    /**
     * An address that opens a video for ten minutes, without a session (audit C17).
     * @throws NotFoundError
     */
    async addressOf(empresaId: number, id: number): Promise<{ endereco: string }> {
      if ((await repository.findVideoId(empresaId, id)) === null) throw videoNotFound()
      const chaves = await openVideoChaves(db, clock())
      return { endereco: `/talento/v1/videos/${chaves.sign({ empresaId, respostaId: id })}` }
    },

    /** @throws NotFoundError also when its time is over */
    async play(chave: string): Promise<FileAnswer> {
      const opened = (await openVideoChaves(db, clock())).read(chave)
      if (opened === null) throw videoNotFound()
      return this.readVideo(opened.empresaId, opened.respostaId)
    },

    /** @throws NotFoundError */
    async readVideo(empresaId: number, id: number): Promise<FileAnswer> {
      const arquivoId = await repository.findVideoId(empresaId, id)
      if (arquivoId === null) throw videoNotFound()
      const { nome, mime, conteudo } = await arquivos.open(empresaId, arquivoId)
      if (!isVideo(mime)) throw videoNotFound()
      return { conteudo, mime, nome }
    },
  }
}

const isVideo = (mime: string): mime is `video/${string}` => /^video\/[\w.+-]+$/.test(mime)

/** Option ids become the words of the options, 'sim' and 'nao' their sentence; '' where nothing was answered. */
function inWords({ id, tipo, valor, opcoes }: RespostaRow): string {
  if (id === null) return ''
  if (tipo === 'SIM_NAO') return valor === 'sim' ? 'Sim' : 'Não'
  if (!Array.isArray(valor)) return typeof valor === 'string' ? valor : ''
  return opcoes
    .filter(({ id }) => valor.includes(id))
    .map(({ title }) => title)
    .join(', ')
}
