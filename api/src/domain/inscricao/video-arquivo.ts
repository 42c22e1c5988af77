import { FALTA_GRAVACAO } from '@seleta/contract/faltas'
import type { Pergunta } from '@seleta/contract/perguntas'
import { VIDEO_TOO_LARGE, VIDEO_MAX_BYTES } from '@seleta/contract/sizes'
import { videoField } from '@seleta/public-pages/data/inscricao-form'
import type { FileSample, UploadedFile } from '../../ground/files/uploaded-file'

/** A recorded answer, known by its content. */
export interface RecordedVideo {
  readonly perguntaId: string
  readonly nome: string
  readonly mime: 'video/webm' | 'video/mp4'
  readonly arquivo: UploadedFile
}

/** Sent files by the name of their field. */
export type Arquivos = ReadonlyMap<string, UploadedFile>

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/**
 * What a recording really is: what browsers and phones record, nothing else. A phone's MOV is told as MP4: one
 * container, by a name that every player knows (audit C17).
 * @returns null when it is neither WebM nor MP4
 */
export function detectVideoType({ start: inicio }: Pick<FileSample, 'start'>): RecordedVideo['mime'] | null {
  // The document type stands among the first bytes of the EBML header.
  if (inicio.subarray(0, 4).equals(WEBM) && inicio.subarray(0, 64).includes('webm')) return 'video/webm'
  if (
    inicio.subarray(4, 8).toString('latin1') === 'ftyp' &&
    /^(isom|iso\d|mp4\d|avc1|M4V |qt {2}|MSNV)/.test(inicio.subarray(8, 12).toString('latin1'))
  )
    return 'video/mp4'
  return null
}

/**
 * The recordings of an application, held against the campaign's video questions (product 54). Files for questions that
 * the campaign does not have are dropped.
 * @returns what is wrong, by field, and what can be kept
 */
export function readVideos(
  perguntas: readonly Pergunta[],
  arquivos: Arquivos,
): { readonly campos: Record<string, string>; readonly videos: RecordedVideo[] } {
  const campos: Record<string, string> = {}
  const videos: RecordedVideo[] = []
  for (const pergunta of perguntas) {
    if (pergunta.tipo !== 'VIDEO') continue
    const field = videoField(pergunta.id)
    const arquivo = arquivos.get(field)
    if (arquivo === undefined || arquivo.tamanho === 0) {
      if (pergunta.obrigatoria) campos[field] = FALTA_GRAVACAO
      continue
    }
    const mime = detectVideoType(arquivo)
    if (arquivo.tamanho > VIDEO_MAX_BYTES) campos[field] = VIDEO_TOO_LARGE
    else if (mime === null) campos[field] = 'Envie um vídeo em WebM, MP4 ou MOV.'
    else videos.push({ perguntaId: pergunta.id, nome: `resposta.${mime.slice(6)}`, mime, arquivo })
  }
  return { campos, videos }
}
