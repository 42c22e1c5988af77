import { wordsFor } from '@seleta/api-client'
import type { Figura } from '@seleta/contract/figuras'
import type { Indicadores } from '@seleta/contract/indicadores'
import { EMPRESA_DIAS } from '@seleta/contract/prazos'
import { downloadCsv, TableFigure, toCsv } from '@seleta/ui/charts'
import { Box, Button, ErrorState, NOT_PRINTED, Paper, Skeleton, Typography } from '@seleta/ui/core'
import { DownloadIcon } from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useIndicadores } from '../../queries/use-indicadores'
import {
  conversaoTable,
  figurasOf,
  fontesTable,
  indicadoresTable,
  motivosTable,
  NONE,
  prazosOf,
} from '../../rules/indicadores-words'
import { FiguresGrid, TWO_ABREAST } from '../figures/figures-loading'
import { FiguraNumber } from './figura-number'

/** What is asked about. */
export interface Recorte {
  readonly dias: number
  readonly campanhaId: number | null
  readonly usuarioId: number | null
}

interface Props {
  readonly recorte: Recorte
  /** What it is narrowed by. */
  readonly children: ReactNode
}

/** How it goes, for whoever asks: hires, how long things take, conversion, sources, reasons (product 69). */
export function IndicadoresSection({ recorte, children }: Props) {
  const { dias, campanhaId, usuarioId } = recorte
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useIndicadores({
    dias,
    ...(campanhaId !== null && { campanhaId }),
    ...(usuarioId !== null && { usuarioId }),
  })
  return (
    <Box component="section" aria-labelledby="indicadores" sx={{ my: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
        <Typography id="indicadores" component="h2" variant="h2" sx={{ mr: 'auto' }}>
          Indicadores
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ...NOT_PRINTED }}>
          <Button
            startIcon={<DownloadIcon size={16} />}
            disabled={data === undefined}
            onClick={() =>
              data === undefined ? undefined : downloadCsv('indicadores.csv', toCsv(indicadoresTable(data)))
            }
          >
            Baixar indicadores em CSV
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            Imprimir relatório
          </Button>
        </Box>
      </Box>
      <Box sx={filterStyle}>{children}</Box>
      {data !== undefined ? (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Figures indicadores={data} recorte={recorte} />
        </Box>
      ) : isError ? (
        <ErrorState
          title={wordsFor(error, 'Não foi possível carregar os indicadores.')}
          level={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </Box>
  )
}

const filterStyle = {
  display: 'grid',
  gap: 4,
  mb: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  maxWidth: 800,
  ...NOT_PRINTED,
} as const

interface FiguresProps {
  readonly indicadores: Indicadores
  readonly recorte: Pick<Recorte, 'campanhaId' | 'usuarioId'>
}

function Figures({ indicadores, recorte: { campanhaId, usuarioId } }: FiguresProps) {
  const { conversao, fontes, motivos } = indicadores
  const figuras = figurasOf(indicadores, usuarioId)
  const numbers =
    (values: readonly (readonly number[])[], of: readonly (readonly Figura[])[]) =>
    (row: number, place: number) => {
      const [value, figura] = [values[row]?.[place], of[row]?.[place]]
      if (value === undefined || figura === undefined) return undefined
      return <FiguraNumber value={value} figura={figura} campanhaId={campanhaId} />
    }
  return (
    <>
      <Tiles indicadores={indicadores} figuras={figuras} campanhaId={campanhaId} />
      <FiguresGrid minWidth={TWO_ABREAST}>
        <TableFigure
          title="Conversão por etapa"
          help={`De quem chegou à etapa no período, quem chegou depois a uma etapa mais adiante. A última coluna é a da empresa inteira nos últimos ${EMPRESA_DIAS} dias.`}
          table={conversaoTable(indicadores)}
          fileName="conversao.csv"
          renderNumber={numbers(
            conversao.map(({ entraram, avancaram }) => [entraram, avancaram]),
            figuras.conversao,
          )}
          empty={NONE}
        />
        <TableFigure
          title="Da fonte à contratação"
          help="De quem se inscreveu no período, por onde veio, quem chegou a uma entrevista e quem está contratado."
          table={fontesTable(indicadores)}
          fileName="fontes.csv"
          renderNumber={numbers(
            fontes.map((one) => [one.inscricoes, one.entrevistas, one.contratacoes]),
            figuras.fontes,
          )}
          empty="Ninguém se inscreveu no período."
        />
        <TableFigure
          title="Motivos de reprovação e desistência"
          help="De quem foi reprovado ou desistiu no período. Quem retira a própria inscrição conta como desistência."
          table={motivosTable(indicadores)}
          fileName="motivos.csv"
          renderNumber={numbers(
            motivos.map(({ total }) => [total]),
            figuras.motivos,
          )}
          empty="Nenhum processo terminou assim no período."
        />
      </FiguresGrid>
    </>
  )
}

interface TilesProps extends Pick<FiguresProps, 'indicadores'> {
  readonly figuras: ReturnType<typeof figurasOf>
  readonly campanhaId: number | null
}

function Tiles({ indicadores, figuras, campanhaId }: TilesProps) {
  const { inscricoes, contratacoes } = indicadores
  return (
    <Box component="dl" sx={tilesStyle}>
      <Tile
        title="Inscrições no período"
        value={<FiguraNumber value={inscricoes} figura={figuras.inscricoes} campanhaId={campanhaId} />}
        help="Quem se inscreveu no período, por qualquer caminho."
      />
      <Tile
        title="Contratações"
        value={<FiguraNumber value={contratacoes} figura={figuras.contratacoes} campanhaId={campanhaId} />}
        help="Quem entrou no período em uma etapa de contratação e continua lá."
      />
      {prazosOf(indicadores).map(({ title, help, mediana, rest, total, de, figura }) => (
        <Tile
          key={title}
          title={title}
          value={mediana}
          rest={
            total === 0 ? null : (
              <>
                {rest} · de{' '}
                <FiguraNumber value={total} figura={figuras[figura]} campanhaId={campanhaId} text={de} />
              </>
            )
          }
          help={help}
        />
      ))}
    </Box>
  )
}

const tilesStyle = {
  m: 0,
  mb: 6,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
} as const

interface TileProps {
  readonly title: string
  readonly value: ReactNode
  readonly rest?: ReactNode
  /** What it means. */
  readonly help: string
}

function Tile({ title, value, rest = null, help }: TileProps) {
  return (
    <Paper sx={{ p: 4, breakInside: 'avoid' }}>
      <Typography component="dt" sx={{ fontWeight: 550 }}>
        {title}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography component="p" variant="h1" sx={{ my: 1 }}>
          {value}
        </Typography>
        {rest === null ? null : <Typography variant="body2">{rest}</Typography>}
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {help}
        </Typography>
      </Box>
    </Paper>
  )
}
