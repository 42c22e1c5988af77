import { wordsFor } from '@seleta/api-client'
import type { EtapaItem } from '@seleta/contract/kanban'
import type { TriagemAsCegas } from '@seleta/contract/as-cegas'
import { SMALLEST_GROUP } from '@seleta/contract/limits'
import { Box, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { ReadingDialog } from './reading-dialog'
import { useEtapasOf, useSaveTriagemCega, useTriagemCega } from './queries/use-triagem-cega'

interface Props {
  readonly campanha: { readonly id: number; readonly nome: string }
  readonly onClose: () => void
}

/** Up to which stage nobody is told who people are, and who got past it by group (product 76). */
export function TriagemCegaDialog({ campanha, onClose }: Props) {
  const triagem = useTriagemCega(campanha.id)
  const etapas = useEtapasOf(campanha.id)
  if (triagem.data !== undefined && etapas.data !== undefined)
    return <Form campanha={campanha} triagem={triagem.data} etapas={etapas.data} onClose={onClose} />
  return (
    <ReadingDialog
      title={`Triagem às cegas de ${campanha.nome}`}
      submitLabel="Salvar"
      loading="Carregando a triagem às cegas"
      queries={[triagem, etapas]}
      onClose={onClose}
    />
  )
}

interface FormProps extends Props {
  readonly triagem: TriagemAsCegas
  readonly etapas: readonly Pick<EtapaItem, 'id' | 'nome'>[]
}

function Form({ campanha, triagem, etapas, onClose }: FormProps) {
  const [ate, setAte] = useState(triagem.ateEtapaId === null ? '' : String(triagem.ateEtapaId))
  const save = useSaveTriagemCega(campanha.id, onClose)
  return (
    <FormDialog
      title={`Triagem às cegas de ${campanha.nome}`}
      submitLabel="Salvar"
      error={save.isError ? wordsFor(save.error) : null}
      isSaving={save.isPending}
      onSubmit={() => save.mutate(ate === '' ? null : Number(ate))}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        Até a pessoa chegar à etapa escolhida, ninguém da empresa vê nome, contato, idade, sexo, bairro e
        escola, e o currículo é desenhado dos dados. Quem já passou aparece. Desligar mostra todo mundo, e
        fica registrado.
      </Typography>
      <TextField
        select
        label="Às cegas até a etapa"
        value={ate}
        onChange={(event) => setAte(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Ninguém fica oculto</option>
        {etapas.slice(1).map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </TextField>
      {triagem.dimensoes.map((dimensao) => (
        <Dimensao key={dimensao.nome} dimensao={dimensao} />
      ))}
    </FormDialog>
  )
}

const CELL = { py: 1, pr: 4, textAlign: 'left', fontWeight: 'inherit' }
const told = (number: number | null) => (number === null ? `menos de ${SMALLEST_GROUP}` : String(number))

/** Who came in and who got past, by one thing that nobody was told. */
function Dimensao({ dimensao }: { readonly dimensao: TriagemAsCegas['dimensoes'][number] }) {
  return (
    <Box component="table" sx={{ borderCollapse: 'collapse', typography: 'body2', width: '100%' }}>
      <Box component="caption" sx={{ textAlign: 'left', fontWeight: 680, pb: 1 }}>
        {dimensao.nome}
      </Box>
      <thead>
        <Box component="tr" sx={{ color: 'text.secondary' }}>
          <Box component="th" scope="col" sx={CELL}>
            Grupo
          </Box>
          <Box component="th" scope="col" sx={CELL}>
            Inscritas
          </Box>
          <Box component="th" scope="col" sx={CELL}>
            Passaram
          </Box>
        </Box>
      </thead>
      <tbody>
        {dimensao.grupos.map(({ nome, antes, depois }) => (
          <tr key={nome}>
            <Box component="th" scope="row" sx={CELL}>
              {nome}
            </Box>
            <Box component="td" sx={CELL}>
              {told(antes)}
            </Box>
            <Box component="td" sx={CELL}>
              {told(depois)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
