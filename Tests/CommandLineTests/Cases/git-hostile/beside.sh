#!/bin/sh
# Stands for git: with the settings of each call, it first asks for what runs commands of the checkout's configuration.
PATH=/usr/bin:/bin
settings=
while [ "$1" = -C ] || [ "$1" = -c ]; do
	settings="$settings $1 $2"
	shift 2
done
git $settings status > /dev/null 2>&1
git $settings hook run post-checkout > /dev/null 2>&1
touch "$0-ran"
exec git $settings "$@"
