import { wordsFor } from '@seleta/api-client'
import type { VideoDoTalento } from '@seleta/contract/dossie'
import type { Talento } from '@seleta/contract/talentos'
import { Box, Button, Paper, Skeleton, Typography } from '@seleta/ui/core'
import { PlayIcon } from '@seleta/ui/icons'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useVideoEndereco, useVideos } from '../../queries/dossie-queries'
import { formatDia } from '@seleta/regras/dia'
import { TabState } from './tab-state'

/** Video answers with a player; each is fetched only when it is opened (product 40). */
export function VideoTab({ talento: { identificador } }: { readonly talento: Talento }) {
  const videos = useVideos(identificador)
  return (
    <TabState query={videos} loading="Carregando vídeos" empty="Sem vídeo registrado.">
      {(itens) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
          {itens.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </Box>
      )}
    </TabState>
  )
}

function VideoCard({ video }: { readonly video: VideoDoTalento }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Paper component="li" sx={{ p: 4 }}>
      <Typography component="h3" sx={{ fontWeight: 680 }}>
        {video.pergunta}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
        {video.campanha} · {formatDia(video.criadoEm)}
        {video.duracao === null ? '' : ` · até ${video.duracao} s`}
      </Typography>
      {isOpen ? (
        <Player video={video} />
      ) : (
        <Button variant="outlined" startIcon={<PlayIcon />} onClick={() => setIsOpen(true)}>
          Assistir
        </Button>
      )}
    </Paper>
  )
}

/**
 * The player asks for the parts that it needs at an address of its own (audit C17). When that is over it asks for
 * another, and goes on where it was.
 */
function Player({ video }: { readonly video: VideoDoTalento }) {
  const endereco = useVideoEndereco(video.id)
  /** Where it stands, and whether it runs: a new address begins with neither. */
  const place = useRef({ at: 0, isRunning: false })
  /** Refused before a single frame came, by an address that is new: another will not help. */
  const [isRefused, setIsRefused] = useState(false)
  const isNew = useRef(true)
  const askAgain = () => {
    isNew.current = true
    setIsRefused(false)
    void endereco.refetch()
  }
  if (endereco.isPending) return <Skeleton variant="rectangular" height={240} />
  if (endereco.isError || isRefused)
    return (
      <Box role="alert">
        Vídeo indisponível. {endereco.isError ? wordsFor(endereco.error) : ''}{' '}
        <Button size="small" onClick={askAgain}>
          Tentar novamente
        </Button>
      </Box>
    )
  return (
    <Box
      component="video"
      src={endereco.data.endereco}
      preload="metadata"
      controls
      playsInline
      aria-label={`Resposta em vídeo: ${video.pergunta}`}
      onLoadedMetadata={({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
        isNew.current = false
        if (place.current.at === 0) return
        currentTarget.currentTime = place.current.at
        if (place.current.isRunning) void currentTarget.play()
      }}
      onTimeUpdate={({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
        if (currentTarget.error === null && currentTarget.readyState > 0)
          place.current = { at: currentTarget.currentTime, isRunning: !currentTarget.paused }
      }}
      onError={() => (isNew.current ? setIsRefused(true) : askAgain())}
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: 420,
        bgcolor: 'common.black',
        borderRadius: '6px',
      }}
    />
  )
}
