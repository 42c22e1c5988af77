import { wordsFor } from '@seleta/api-client'
import type { MembroDaEquipe } from '@seleta/contract/equipe'
import { FUNCOES_NA_EQUIPE, type FuncaoNaEquipe } from '@seleta/contract/papeis'
import type { UsuarioItem } from '@seleta/contract/usuarios'
import { shownName } from '@seleta/regras/pessoa'
import { Box, ItemRow, MenuItem, Skeleton, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { useEquipe, useSaveEquipe } from './queries/use-equipe'
import { useUsuarios } from './queries/use-usuarios'

interface Props {
  readonly campanha: { readonly id: number; readonly nome: string }
  readonly onClose: () => void
}

const FUNCAO_WORDS = {
  RESPONSAVEL: 'Responsável',
  RECRUTADOR: 'Recrutador',
  GESTOR: 'Gestor',
  ENTREVISTADOR: 'Entrevistador',
} as const satisfies Record<FuncaoNaEquipe, string>

/** Who is in the team of a campaign: a manager sees only the campaigns of their teams (product 70 and 71). */
export function EquipeDialog({ campanha, onClose }: Props) {
  const equipe = useEquipe(campanha.id)
  const usuarios = useUsuarios()
  const error = equipe.error ?? usuarios.error
  if (equipe.data !== undefined && usuarios.data !== undefined)
    return <Team campanha={campanha} equipe={equipe.data} usuarios={usuarios.data} onClose={onClose} />
  return (
    <FormDialog
      title={`Equipe de ${campanha.nome}`}
      submitLabel={error === null ? 'Salvar equipe' : 'Tentar novamente'}
      error={error === null ? null : wordsFor(error)}
      isSaving={false}
      isIncomplete={error === null}
      onSubmit={() => {
        if (equipe.isError) void equipe.refetch()
        if (usuarios.isError) void usuarios.refetch()
      }}
      onClose={onClose}
    >
      {error === null ? <Skeleton variant="rounded" height={160} aria-label="Carregando a equipe" /> : null}
    </FormDialog>
  )
}

interface TeamProps extends Props {
  readonly equipe: readonly MembroDaEquipe[]
  readonly usuarios: readonly UsuarioItem[]
}

function Team({ campanha, equipe, usuarios, onClose }: TeamProps) {
  const [funcoes, setFuncoes] = useState<Readonly<Record<number, FuncaoNaEquipe | ''>>>(() =>
    Object.fromEntries(equipe.map(({ usuarioId, funcao }) => [usuarioId, funcao])),
  )
  const save = useSaveEquipe(campanha.id, onClose)
  const membros = Object.entries(funcoes).flatMap(([id, funcao]) =>
    funcao === '' ? [] : [{ usuarioId: Number(id), funcao }],
  )
  return (
    <FormDialog
      title={`Equipe de ${campanha.nome}`}
      submitLabel="Salvar equipe"
      error={save.isError ? wordsFor(save.error) : null}
      isSaving={save.isPending}
      onSubmit={() => save.mutate(membros)}
      onClose={onClose}
      isHeld
    >
      <Typography variant="body2" color="text.secondary">
        Quem tem o papel de Gestor na empresa vê só as campanhas de suas equipes.
      </Typography>
      <Box component="ul" aria-label="Pessoas da empresa" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {usuarios.map((usuario) => (
          <Colega
            key={usuario.id}
            usuario={usuario}
            funcao={funcoes[usuario.id] ?? ''}
            onChange={(funcao) => setFuncoes({ ...funcoes, [usuario.id]: funcao })}
          />
        ))}
      </Box>
    </FormDialog>
  )
}

interface ColegaProps {
  readonly usuario: UsuarioItem
  readonly funcao: FuncaoNaEquipe | ''
  readonly onChange: (funcao: FuncaoNaEquipe | '') => void
}

function Colega({ usuario, funcao, onChange }: ColegaProps) {
  const shown = shownName(usuario)
  return (
    <ItemRow title={shown}>
      <TextField
        select
        size="small"
        value={funcao}
        onChange={(event) => onChange(FUNCOES_NA_EQUIPE.find((one) => one === event.target.value) ?? '')}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `Função de ${shown}` } },
        }}
        sx={{ width: 176 }}
      >
        <MenuItem value="">Fora da equipe</MenuItem>
        {FUNCOES_NA_EQUIPE.map((one) => (
          <MenuItem key={one} value={one}>
            {FUNCAO_WORDS[one]}
          </MenuItem>
        ))}
      </TextField>
    </ItemRow>
  )
}
