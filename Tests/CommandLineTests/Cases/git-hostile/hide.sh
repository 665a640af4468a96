# Makes a folder look like a bare repository whose objects are to be fetched by a command, and says of each way in
# which git could run one.
set -e
cd "$1"
mkdir -p objects refs/tags hooks
echo 'ref: refs/heads/main' > HEAD
echo 1234567890123456789012345678901234567890 > refs/tags/base
cat > config <<'END'
[core]
	repositoryformatversion = 1
	worktree = .
	bare = false
	fsmonitor = "touch $PWNED/fsmonitor; false"
	hooksPath = hooks
	sshCommand = "touch $PWNED/ssh"
[extensions]
	partialClone = origin
[remote "origin"]
	url = .
	promisor = true
	uploadpack = "touch $PWNED/uploadpack; false"
[protocol "file"]
	allow = always
END
printf '#!/bin/sh\ntouch "$PWNED/hook"\n' > hooks/post-checkout
chmod +x hooks/post-checkout
