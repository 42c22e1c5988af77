import { SCORE_MAX } from '@seleta/contract/limits'
import type { TesteDoTalento } from '@seleta/contract/dossie'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Button, IconButton, Link, Paper, StatusChip, Tooltip, Typography } from '@seleta/ui/core'
import { DownloadIcon, TrashIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { useArquivoOfResultado, useRemoveResultado, useTestes } from '../../queries/dossie-queries'
import { formatDia } from '@seleta/regras/dia'
import { vocabulary } from '@seleta/regras/vocabulary'
import { ResultadoForm } from './resultado-form'
import { TabState } from './tab-state'

const GROUP = vocabulary<TesteDoTalento['grupo'], string>({
  tecnico: 'Técnico',
  comportamental: 'Comportamental',
  idioma: 'Idioma',
})

/** Tests that the person's campaigns ask for, and their results, entered by hand (product 27). */
export function TestesTab({ talento: { identificador } }: { readonly talento: Talento }) {
  const testes = useTestes(identificador)
  const [formFor, setFormFor] = useState<number | 'novo' | null>(null)
  return (
    <>
      <TabState query={testes} loading="Carregando testes" empty="Sem testes registrados.">
        {(itens) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
            {itens.map((teste) => (
              <TesteCard
                key={teste.testeId}
                identificador={identificador}
                teste={teste}
                onRegister={() => setFormFor(teste.testeId)}
              />
            ))}
          </Box>
        )}
      </TabState>
      <Box sx={{ mt: 4 }}>
        {formFor === null ? (
          <Button variant="outlined" onClick={() => setFormFor('novo')}>
            Registrar resultado
          </Button>
        ) : (
          <ResultadoForm
            key={formFor}
            identificador={identificador}
            testeId={formFor === 'novo' ? null : formFor}
            onDone={() => setFormFor(null)}
          />
        )}
      </Box>
    </>
  )
}

function TesteCard({
  identificador,
  teste,
  onRegister,
}: {
  readonly identificador: string
  readonly teste: TesteDoTalento
  readonly onRegister: () => void
}) {
  const requestedBy = teste.campanhas.length === 0 ? '' : ` · pedido por ${teste.campanhas.join(', ')}`
  return (
    <Paper component="li" sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography component="h3" sx={{ fontWeight: 680 }}>
            {teste.nome}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {GROUP[teste.grupo]}
            {requestedBy}
          </Typography>
        </Box>
        {teste.resultados.length === 0 ? (
          <>
            <StatusChip tone="warning">Aguardando resultado</StatusChip>
            <Button size="small" onClick={onRegister} aria-label={`Registrar resultado de ${teste.nome}`}>
              Registrar
            </Button>
          </>
        ) : null}
      </Box>
      {teste.resultados.map((resultado) => (
        <ResultadoLine
          key={resultado.id}
          identificador={identificador}
          teste={teste.nome}
          resultado={resultado}
        />
      ))}
    </Paper>
  )
}

interface LineProps {
  readonly identificador: string
  readonly teste: string
  readonly resultado: TesteDoTalento['resultados'][number]
}

function ResultadoLine({ identificador, teste, resultado }: LineProps) {
  const remove = useRemoveResultado(identificador)
  const arquivo = useArquivoOfResultado()
  return (
    <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Box component="span" sx={{ fontWeight: 680, fontVariantNumeric: 'tabular-nums' }}>
        {resultado.resultado} de {SCORE_MAX}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {formatDia(resultado.data)}
        {resultado.quem === '' ? '' : ` · por ${resultado.quem}`}
      </Box>
      {resultado.link === '' ? null : (
        <Link href={resultado.link} target="_blank" rel="noopener noreferrer">
          Abrir link (nova aba)
        </Link>
      )}
      <Box sx={{ ml: 'auto' }}>
        {resultado.temArquivo ? (
          <Tooltip title="Baixar arquivo">
            <IconButton
              aria-label={`Baixar o arquivo de ${teste}`}
              onClick={() => arquivo.mutate({ id: resultado.id, teste })}
            >
              <DownloadIcon />
            </IconButton>
          </Tooltip>
        ) : null}
        <Tooltip title="Excluir resultado">
          <IconButton
            aria-label={`Excluir o resultado de ${teste}`}
            onClick={() => remove.mutate({ id: resultado.id, teste, data: resultado.data })}
          >
            <TrashIcon />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}
